package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Limits;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ProgressTest {

    private final List<Double> fractions = new ArrayList<>();
    private final List<Long> positions = new ArrayList<>();
    private final GraphGame graph = Graphs.plain(Graphs.layers(9, 3));
    private final SearchSolver<GraphState, GraphMove> solver = new SearchSolver<>(
            graph,
            SolverOptions.defaults().withListener((fraction, visited) -> {
                fractions.add(fraction);
                positions.add(visited);
            }),
            ExhaustiveSearch::new);

    @Test
    void neverGoesBackAndEndsAtOne() {
        solver.solve(graph.initialState());
        assertRisesToOne();
        assertThat(positions).isSorted().last().isEqualTo(solver.positionsVisited());
    }

    @Test
    void anAnalysisIsOneQuestion() {
        solver.analyze(graph.initialState());
        assertRisesToOne();
    }

    @Test
    void eachQuestionBeginsAnew() {
        solver.solve(graph.initialState());
        fractions.clear();
        positions.clear();
        solver.solve(graph.initialState());
        assertRisesToOne();
        assertThat(positions.get(0)).isLessThan(1000);
    }

    @Test
    void aFinishedPositionIsDoneAtOnce() {
        solver.solve(graph.state("n8-0"));
        solver.analyze(graph.state("n8-0"));
        assertThat(fractions).containsExactly(1.0, 1.0);
    }

    @Test
    void aStoppedQuestionIsNotDone() {
        solver.prove(graph.initialState(), Limits.none().withPositions(20_000));
        assertThat(fractions).isNotEmpty().isSorted().doesNotContain(1.0);
    }

    /** All subtrees are alike here, so the share that is done is the share of the positions. */
    @Test
    void isWeightedBySubtree() {
        solver.solve(graph.initialState());
        double all = solver.positionsVisited();
        for (int i = 0; i < fractions.size(); i++) {
            assertThat(positions.get(i) / all).isCloseTo(fractions.get(i), Offset.offset(0.01));
        }
    }

    @Test
    void eachPassIsHalfOfWhatIsLeft() {
        Progress progress = new SearchBudget((fraction, visited) -> fractions.add(fraction)).progress();
        progress.begin();
        for (int pass = 0; pass < 4; pass++) {
            progress.nextPass();
            progress.enter(0, 1, 2);
        }
        assertThat(fractions).containsExactly(0.25, 0.5, 0.625, 0.75, 0.8125, 0.875, 0.90625);
        progress.end();
        assertThat(fractions).endsWith(1.0);
    }

    @Test
    void passesStayWithinTheirPart() {
        Progress progress = new SearchBudget((fraction, visited) -> fractions.add(fraction)).progress();
        progress.begin();
        progress.part(0, 2);
        for (int pass = 0; pass < 50; pass++) {
            progress.nextPass();
        }
        assertThat(fractions).allMatch(fraction -> fraction < 0.5);
        progress.part(1, 2);
        progress.nextPass();
        progress.enter(0, 1, 2);
        assertThat(fractions).endsWith(0.625);
    }

    private void assertRisesToOne() {
        assertThat(fractions)
                .hasSizeGreaterThan(20)
                .isSorted()
                .doesNotHaveDuplicates()
                .endsWith(1.0);
        assertThat(fractions.get(0)).isPositive().isLessThan(0.1);
    }
}
