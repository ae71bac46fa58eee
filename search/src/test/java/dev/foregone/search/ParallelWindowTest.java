package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Limits;
import dev.foregone.api.PluginException;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ParallelWindowTest {

    /** As languages do that do not check exceptions. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void throwUnchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @RepeatedTest(20)
    @Timeout(value = 10, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aCheckedExceptionInAGameEndsTheQuestion() {
        GraphGame failing = atTheBottom(() -> throwUnchecked(new IOException("the disk is gone")));
        assertThatThrownBy(() -> solver(failing).solve(failing.initialState()))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("the disk is gone")
                .cause()
                .isInstanceOf(IOException.class);
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void anInterruptThatAGameThrowsIsOneOfTheThreadThatAsks() {
        GraphGame waiting = atTheBottom(() -> throwUnchecked(new InterruptedException("while it waited")));
        assertThatThrownBy(() -> solver(waiting).solve(waiting.initialState()))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("while it waited");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void soIsOneThatAGameMakesOfTheThreadItRunsOn() {
        GraphGame interrupting = atTheBottom(() -> Thread.currentThread().interrupt());
        assertThat(solver(interrupting)
                        .prove(interrupting.initialState(), Limits.none())
                        .isExact())
                .isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }

    private static SearchSolver<GraphState, GraphMove> solver(GraphGame game) {
        return new SearchSolver<>(game, SolverOptions.defaults(), WindowSearch::shared);
    }

    private static GraphGame atTheBottom(Runnable action) {
        GraphGame graph = Graphs.packed(Graphs.layers(9, 3));
        return Graphs.whenVisited(graph, node -> {
            if (graph.graph().name(node).startsWith("n8")) {
                action.run();
            }
        });
    }
}
