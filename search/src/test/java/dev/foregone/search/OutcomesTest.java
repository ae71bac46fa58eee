package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.Graph.Node;
import dev.foregone.search.Graph.To;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a session answers, held against backward induction on games drawn at random, in both lanes. */
class OutcomesTest {

    private static final int SEEDS = 200;

    static Stream<Arguments> sessions() {
        return Stream.of(
                Arguments.of("whole tree, plain view", (Search.Factory) ExhaustiveSearch::new, false),
                Arguments.of("whole tree, packed view", (Search.Factory) ExhaustiveSearch::new, true),
                Arguments.of("pruned, plain view", (Search.Factory) WindowSearch::new, false),
                Arguments.of("pruned, packed view", (Search.Factory) WindowSearch::new, true),
                Arguments.of("shared, plain view", (Search.Factory) WindowSearch::shared, false),
                Arguments.of("shared, packed view", (Search.Factory) WindowSearch::shared, true));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sessions")
    void anAnswerIsThatOfBackwardInduction(String name, Search.Factory search, boolean packed) {
        LongStream.rangeClosed(1, SEEDS).forEach(seed -> {
            Graph graph = graph(seed, packed);
            SearchSolver<Node, To> solver = new SearchSolver<>(graph, SolverOptions.defaults(), search);
            Outcome expected = new Induction().outcome(graph.initialState());
            assertThat(solver.solve(graph.initialState())).as("seed %d", seed).isEqualTo(expected);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sessions")
    void anAnalysisRatesEveryMoveAndItsLineEndsAsItSays(String name, Search.Factory search, boolean packed) {
        LongStream.rangeClosed(1, SEEDS).forEach(seed -> {
            Graph graph = graph(seed, packed);
            Node start = graph.initialState();
            Analysis<Node, To> analysis = new SearchSolver<>(graph, SolverOptions.defaults(), search).analyze(start);
            assertThat(analysis.outcome()).isEqualTo(new Induction().outcome(start));
            assertThat(analysis.moves()).isEqualTo(rated(start));
            assertThat(analysis.line()).hasSize(analysis.outcome().plies());
            assertThat(analysis.line()).isEqualTo(principalLine(start));
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sessions")
    void aStoppedSearchTellsTheTruth(String name, Search.Factory search, boolean packed) {
        LongStream.rangeClosed(1, SEEDS / 5).forEach(seed -> {
            Graph graph = graph(seed, packed);
            Outcome expected = new Induction().outcome(graph.initialState());
            SearchSolver<Node, To> solver = new SearchSolver<>(graph, SolverOptions.defaults(), search);
            boolean stopped = true;
            for (int limit = 0; stopped; limit++) {
                Limits limits = Limits.none().withPositions(limit);
                Bounds bounds = solver.solve(graph.initialState(), limits);
                assertThat(bounds.contains(expected))
                        .as("seed %d, limit %d: %s", seed, limit, bounds)
                        .isTrue();
                boolean analyzed = analysisTellsTheTruth(solver, graph, limits, expected);
                stopped = !bounds.isExact() || !analyzed;
            }
        });
    }

    private static boolean analysisTellsTheTruth(
            SearchSolver<Node, To> solver, Graph graph, Limits limits, Outcome expected) {
        try {
            return solver.analyze(graph.initialState(), limits).outcome().equals(expected);
        } catch (SearchStoppedException stopped) {
            assertThat(stopped.bounds().contains(expected))
                    .as(stopped.getMessage())
                    .isTrue();
            return false;
        }
    }

    private static Graph graph(long seed, boolean packed) {
        return packed ? Graph.packed(RandomGraphs.lines(seed)) : Graph.of(RandomGraphs.lines(seed));
    }

    private static List<RatedMove<To>> rated(Node state) {
        Induction induction = new Induction();
        return state.legalMoves().stream()
                .map(move -> new RatedMove<>(
                        move, induction.outcome(state.play(move)).backedUp()))
                .sorted(Comparator.comparing((RatedMove<To> move) -> move.outcome())
                        .reversed())
                .toList();
    }

    private static List<To> principalLine(Node start) {
        return Stream.iterate(start, state -> state.play(rated(state).get(0).move()))
                .takeWhile(state -> state.terminalValue().isEmpty())
                .map(state -> rated(state).get(0).move())
                .toList();
    }

    @Test
    void theGamesDrawnAreOfAllKinds() {
        List<Outcome> outcomes = LongStream.rangeClosed(1, SEEDS)
                .mapToObj(seed -> new Induction().outcome(graph(seed, false).initialState()))
                .toList();
        for (GameValue value : GameValue.values()) {
            assertThat(outcomes.stream().filter(outcome -> outcome.value() == value))
                    .hasSizeGreaterThan(SEEDS / 10);
        }
        assertThat(outcomes.stream().filter(outcome -> outcome.value() == GameValue.DRAW && outcome.plies() > 3))
                .hasSizeGreaterThan(SEEDS / 20);
    }
}
