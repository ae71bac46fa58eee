package dev.foregone.engine.memo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Outcome;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The longest lines that are followed, asked about by a thread with a small stack. */
@Timeout(60)
class LongLineTest {

    private static final long SMALL = 256 << 10;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLineOf2000PliesIsFollowed(boolean packed) throws Exception {
        assertThat(solve(line(2_000, packed))).isEqualTo(Outcome.loss(2_000));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLongerOneIsRefused(boolean packed) {
        assertThatThrownBy(() -> solve(line(2_001, packed)))
                .cause()
                .isInstanceOf(LineTooLongException.class)
                .hasMessageContaining("goes on after 2000 plies");
    }

    private static Outcome solve(GraphGame game) throws ExecutionException, InterruptedException {
        try (var solver = new MemoEngine().open(game)) {
            FutureTask<Outcome> answer = new FutureTask<>(() -> solver.solve(game.initialState()));
            new Thread(null, answer, "small", SMALL).start();
            return answer.get();
        }
    }

    private static GraphGame line(int plies, boolean packed) {
        Graph.Builder graph = new Graph.Builder();
        graph.node(GameValue.LOSS);
        for (int node = 1; node <= plies; node++) {
            graph.move(node - 1, graph.node(GameValue.LOSS));
        }
        GraphGame line = new GraphGame("line", graph.build());
        return packed ? line.packed() : line;
    }
}
