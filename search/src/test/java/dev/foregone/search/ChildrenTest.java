package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.ProgressListener;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChildrenTest {

    private static final int PLY = 2;

    private final SearchBudget budget = new SearchBudget(ProgressListener.none());

    /** Every third child is lost, the others are won. */
    private static GameView<GraphState, GraphMove> view(int moves) {
        String all = IntStream.range(0, moves).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        Stream<String> ends = IntStream.range(0, moves).mapToObj(end -> end + (end % 3 == 0 ? "=LOSS" : "=WIN"));
        GraphGame graph =
                Graphs.packed(Stream.concat(Stream.of("a: " + all), ends).toArray(String[]::new));
        return GameView.of(graph, graph.initialState());
    }

    private static long root(GameView<GraphState, GraphMove> view) {
        return view.rules().pack(view.game().initialState());
    }

    private static void belongTogether(GameView<GraphState, GraphMove> view, Children children, int index) {
        int move = children.move(index);
        int score = move % 3 == 0 ? Score.WORST : Score.BEST;
        assertThat(children.position(index)).isEqualTo(view.rules().play(root(view), move));
        assertThat(children.atLeast(index)).isEqualTo(score);
        assertThat(children.atMost(index)).isEqualTo(score);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 64, 65, 900})
    void sortingKeepsWhatBelongsTogether(int moves) {
        GameView<GraphState, GraphMove> view = view(moves);
        Children children = new Children(view, budget);
        MoveOrder order = new MoveOrder(view);
        order.refuted(root(view), moves - 1, PLY);
        int end = children.push(root(view), 1);
        order.sort(children, root(view), 1, end, PLY);
        assertThat(end).isEqualTo(1 + moves);
        assertThat(children.move(1)).isEqualTo(moves - 1);
        assertThat(IntStream.range(2, end).map(children::move).toArray())
                .isEqualTo(IntStream.range(0, moves - 1).toArray());
        IntStream.range(1, end).forEach(index -> belongTogether(view, children, index));
    }

    @Test
    void growsAndKeepsWhatIsBelow() {
        GameView<GraphState, GraphMove> view = view(700);
        Children children = new Children(view, budget);
        int base = 0;
        for (int ply = 0; ply < 5; ply++) {
            base = children.push(root(view), base);
        }
        assertThat(base).isEqualTo(5 * 700);
        IntStream.range(0, base).forEach(index -> belongTogether(view, children, index));
    }

    @Test
    void everyPositionThatIsLookedAtIsCounted() {
        GameView<GraphState, GraphMove> view = view(10);
        Children children = new Children(view, budget);
        children.pushRoot(root(view), 0);
        children.push(root(view), 1);
        assertThat(budget.spent()).isEqualTo(11);
    }

    @Test
    void whatIsKnownIsOnlyEverTightened() {
        GameView<GraphState, GraphMove> view = view(1);
        Children children = new Children(view, budget);
        children.pushRoot(root(view), 0);
        children.tighten(0, Score.DRAW, Score.BEST);
        children.tighten(0, Score.WORST, Score.win(3));
        assertThat(children.atLeast(0)).isEqualTo(Score.DRAW);
        assertThat(children.atMost(0)).isEqualTo(Score.win(3));
    }
}
