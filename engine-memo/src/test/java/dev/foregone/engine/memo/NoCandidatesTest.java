package dev.foregone.engine.memo;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.PluginException;
import dev.foregone.api.Solver;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Packed rules that list no candidate, though the game goes on. */
class NoCandidatesTest {

    private static final GraphGame WHOLE = game();

    private static GraphGame game() {
        Graph.Builder graph = new Graph.Builder();
        graph.node(GameValue.LOSS);
        graph.move(0, graph.node(GameValue.LOSS));
        GraphGame game = new GraphGame("line", graph.build());
        return game.packed();
    }

    private static final class Silent implements Game<GraphState, GraphMove> {

        @Override
        public String id() {
            return "silent";
        }

        @Override
        public GraphState initialState() {
            return WHOLE.initialState();
        }

        @Override
        public Optional<PackedRules<GraphState, GraphMove>> packedRules(GraphState state) {
            return WHOLE.packedRules(state).map(Silent::withoutCandidates);
        }

        @SuppressWarnings("unchecked")
        private static PackedRules<GraphState, GraphMove> withoutCandidates(PackedRules<GraphState, GraphMove> rules) {
            return (PackedRules<GraphState, GraphMove>) Proxy.newProxyInstance(
                    PackedRules.class.getClassLoader(),
                    new Class<?>[] {PackedRules.class},
                    (proxy, method, arguments) -> method.getName().equals("candidates")
                            ? Integer.valueOf(0)
                            : method.invoke(rules, arguments));
        }
    }

    @Test
    void areTheGamesFault() {
        Silent game = new Silent();
        try (Solver<GraphState, GraphMove> solver = new MemoEngine().open(game)) {
            assertThatThrownBy(() -> solver.solve(game.initialState()))
                    .isInstanceOf(PluginException.class)
                    .hasMessageContaining("silent")
                    .rootCause()
                    .hasMessageContaining("no move in");
        }
    }
}
