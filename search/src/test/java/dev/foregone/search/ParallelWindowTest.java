package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.PluginException;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;
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
        GraphGame graph = Graphs.packed(Graphs.layers(9, 3));
        GraphGame failing = Graphs.whenVisited(graph, node -> {
            if (graph.graph().name(node).startsWith("n8")) {
                throwUnchecked(new IOException("the disk is gone"));
            }
        });
        SearchSolver<GraphState, GraphMove> solver =
                new SearchSolver<>(failing, SolverOptions.defaults(), WindowSearch::shared);
        assertThatThrownBy(() -> solver.solve(failing.initialState()))
                .isInstanceOf(PluginException.class)
                .hasRootCauseMessage("the disk is gone");
    }
}
