package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.PluginException;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.Graph.Node;
import dev.foregone.search.Graph.To;
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
        Graph graph = Graph.packed(Graph.layers(9, 3)).whenVisited(name -> {
            if (name.startsWith("n8")) {
                throwUnchecked(new IOException("the disk is gone"));
            }
        });
        SearchSolver<Node, To> solver = new SearchSolver<>(graph, SolverOptions.defaults(), WindowSearch::shared);
        assertThatThrownBy(() -> solver.solve(graph.initialState()))
                .isInstanceOf(PluginException.class)
                .hasRootCauseMessage("the disk is gone");
    }
}
