package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MoveStackTest {

    @Test
    void growsAndKeepsWhatIsBelow() {
        int moves = 700;
        String all = IntStream.range(0, moves).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        Stream<String> ends = IntStream.range(0, moves).mapToObj(end -> end + "=LOSS");
        GraphGame graph =
                Graphs.plain(Stream.concat(Stream.of("a: " + all), ends).toArray(String[]::new));
        GameView<GraphState, GraphMove> view = GameView.of(graph, graph.initialState());
        view.rules().pack(graph.initialState());
        MoveStack stack = new MoveStack();
        int base = 0;
        for (int ply = 0; ply < 5; ply++) {
            int end =
                    ply % 2 == 0 ? stack.pushLegal(view.rules(), 0, base) : stack.pushCandidates(view.rules(), 0, base);
            assertThat(end).isEqualTo(base + moves);
            base = end;
        }
        for (int i = 0; i < base; i++) {
            assertThat(stack.get(i)).isEqualTo(i % moves);
        }
    }

    @Test
    void aPositionThatGoesOnWithoutMovesIsRefused() {
        MoveStack stack = new MoveStack();
        GameView<StuckGame.Stuck, StuckGame.NoMove> view = noMoves();
        assertThatIllegalStateException()
                .isThrownBy(() -> stack.pushLegal(view.rules(), 0, 0))
                .withMessageContaining("no move in");
        assertThatIllegalStateException().isThrownBy(() -> stack.pushCandidates(view.rules(), 0, 0));
    }

    /** Rules that answer every question with 0 or false. */
    @SuppressWarnings("unchecked")
    private static GameView<StuckGame.Stuck, StuckGame.NoMove> noMoves() {
        var rules = (PackedRules<StuckGame.Stuck, StuckGame.NoMove>) Proxy.newProxyInstance(
                PackedRules.class.getClassLoader(),
                new Class<?>[] {PackedRules.class},
                (proxy, method, arguments) -> method.getReturnType() == int.class
                        ? 0
                        : method.getReturnType() == boolean.class ? false : null);
        return GameView.of(new StuckGame(), Optional.of(rules));
    }
}
