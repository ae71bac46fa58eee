package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MoveOrderTest {

    private static final int PLY = 4;

    private final GraphGame graph = Graphs.packed("start: a b c d e", "a=LOSS", "b=LOSS", "c=LOSS", "d=LOSS", "e=LOSS");
    private final GameView<GraphState, GraphMove> view = GameView.of(graph, graph.initialState());
    private final long position = view.rules().pack(graph.initialState());
    private final MoveOrder order = new MoveOrder(view);

    /** The first of the packed moves; the others follow it. */
    private final int first = first();

    private int first() {
        int[] moves = new int[view.rules().maxMoves(position)];
        view.rules().legalMoves(position, moves, 0);
        return moves[0];
    }

    private int[] sorted(MoveOrder by, int ply) {
        MoveStack moves = new MoveStack();
        int end = moves.pushLegal(view.rules(), position, 0);
        by.sort(moves, position, 0, end, ply);
        return Arrays.stream(moves.array(), 0, end).map(move -> move - first).toArray();
    }

    @Test
    void whatIsNotKnownKeepsItsOrder() {
        assertThat(sorted(order, PLY)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void theLastTwoRefutationsOfThePlyComeFirst() {
        order.refuted(position, first + 4, PLY);
        order.refuted(position, first + 2, PLY);
        order.refuted(position, first + 2, PLY);
        assertThat(sorted(order, PLY)).containsExactly(2, 4, 0, 1, 3);
    }

    @Test
    void thenTheMovesOfThisSideThatHaveRefutedMost() {
        order.refuted(position, first + 3, PLY + 2);
        order.refuted(position, first + 3, PLY + 2);
        order.refuted(position, first + 1, PLY + 2);
        order.refuted(position, first + 0, PLY + 1);
        order.refuted(position, first + 4, PLY);
        assertThat(sorted(order, PLY)).containsExactly(4, 3, 1, 0, 2);
        assertThat(sorted(order, PLY + 3)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void manyRefutationsAreCountedWithoutOverflow() {
        order.refuted(position, first + 1, PLY);
        for (int i = 0; i < 100_000; i++) {
            order.refuted(position, first + 3, PLY);
        }
        assertThat(sorted(order, PLY + 2)).startsWith(3);
    }

    @Test
    void aCopyGoesOnByItself() {
        order.refuted(position, first + 2, PLY);
        MoveOrder copy = order.copy(view);
        copy.refuted(position, first + 4, PLY);
        assertThat(sorted(copy, PLY)).startsWith(4, 2);
        assertThat(sorted(order, PLY)).startsWith(2, 0);
    }

    /** Worths as insertion would sort them: best first, and equals as they were. */
    @Test
    @Timeout(20)
    void manyMovesAreSortedAsFewAreAndSoon() {
        int many = 200_000;
        GraphGame wide = fan(many);
        GameView<GraphState, GraphMove> its = GameView.of(wide, wide.initialState());
        MoveOrder learned = new MoveOrder(its);
        MoveStack moves = new MoveStack();
        long start = its.rules().pack(wide.initialState());
        int end = moves.pushLegal(its.rules(), start, 3);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 5_000; i++) {
            learned.refuted(start, moves.get(3 + random.nextInt(many)), random.nextInt(8));
        }
        List<Integer> expected = IntStream.range(3, end)
                .mapToObj(moves::get)
                .sorted(Comparator.comparing((Integer move) -> -learned.worth(its.moveClass(start, move), PLY)))
                .toList();
        for (int few : new int[] {1, 2, 63, 64, 65, many}) {
            MoveStack some = new MoveStack();
            some.pushLegal(its.rules(), start, 3);
            learned.sort(some, start, 3, 3 + few, PLY);
            List<Integer> sorted =
                    IntStream.range(3, 3 + few).mapToObj(some::get).toList();
            Set<Integer> those = new HashSet<>(sorted);
            assertThat(sorted)
                    .isEqualTo(expected.stream().filter(those::contains).toList());
            assertThat(those).hasSize(few);
        }
        assertThat(expected)
                .isNotEqualTo(IntStream.range(3, end).mapToObj(moves::get).toList());
    }

    private static GraphGame fan(int moves) {
        Graph.Builder graph = new Graph.Builder();
        int start = graph.node(GameValue.LOSS);
        for (int i = 0; i < moves; i++) {
            graph.move(start, graph.node(GameValue.LOSS));
        }
        GraphGame fan = new GraphGame("fan", graph.build());
        return fan.packed();
    }
}
