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
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a session answers, held against backward induction on games drawn at random, in both views. */
class OutcomesTest {

    private static final int SEEDS = Thorough.orFew(40, 20);

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
        games(SEEDS, packed).forEach(graph -> {
            SearchSolver<GraphState, GraphMove> solver = new SearchSolver<>(graph, SolverOptions.defaults(), search);
            Outcome expected = Retrograde.outcomes(graph.graph()).get(0);
            assertThat(solver.solve(graph.initialState())).as(graph.id()).isEqualTo(expected);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sessions")
    void anAnalysisRatesEveryMoveAndItsLineEndsAsItSays(String name, Search.Factory search, boolean packed) {
        games(SEEDS, packed).forEach(graph -> {
            GraphState start = graph.initialState();
            Analysis<GraphState, GraphMove> analysis =
                    new SearchSolver<>(graph, SolverOptions.defaults(), search).analyze(start);
            List<Outcome> outcomes = Retrograde.outcomes(graph.graph());
            assertThat(analysis.outcome()).isEqualTo(outcomes.get(0));
            assertThat(analysis.moves()).isEqualTo(rated(outcomes, start));
            assertThat(analysis.line()).hasSize(analysis.outcome().plies());
            assertThat(analysis.line()).isEqualTo(principalLine(outcomes, start));
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sessions")
    void aStoppedSearchTellsTheTruth(String name, Search.Factory search, boolean packed) {
        games(SEEDS / 10, packed).forEach(graph -> {
            Outcome expected = Retrograde.outcomes(graph.graph()).get(0);
            SearchSolver<GraphState, GraphMove> solver = new SearchSolver<>(graph, SolverOptions.defaults(), search);
            boolean stopped = true;
            for (int limit = 0; stopped; limit += 1 + limit / 8) {
                Limits limits = Limits.none().withPositions(limit);
                Bounds bounds = solver.prove(graph.initialState(), limits);
                assertThat(bounds.contains(expected))
                        .as("%s, limit %d: %s", graph, limit, bounds)
                        .isTrue();
                boolean analyzed = analysisTellsTheTruth(solver, graph, limits, expected);
                stopped = !bounds.isExact() || !analyzed;
            }
        });
    }

    private static boolean analysisTellsTheTruth(
            SearchSolver<GraphState, GraphMove> solver, GraphGame graph, Limits limits, Outcome expected) {
        try {
            return solver.analyze(graph.initialState(), limits).outcome().equals(expected);
        } catch (SearchStoppedException stopped) {
            assertThat(stopped.bounds().contains(expected))
                    .as(stopped.getMessage())
                    .isTrue();
            return false;
        }
    }

    /** This many in which players take turns, and this many in which they may move twice running. */
    private static Stream<GraphGame> games(long count, boolean packed) {
        LongFunction<GraphGame> turns = packed ? RandomGames::packed : RandomGames::acyclic;
        LongFunction<GraphGame> doubleMoves =
                packed ? seed -> RandomGames.doubleMoves(seed).packed() : RandomGames::doubleMoves;
        return Stream.of(turns, doubleMoves)
                .flatMap(kind -> LongStream.rangeClosed(1, count).mapToObj(kind));
    }

    private static List<RatedMove<GraphMove>> rated(List<Outcome> outcomes, GraphState state) {
        return state.legalMoves().stream()
                .map(move -> new RatedMove<>(
                        move, backedUp(outcomes.get(state.play(move).node()), state.movesAgain(move))))
                .sorted(Comparator.comparing((RatedMove<GraphMove> move) -> move.outcome())
                        .reversed())
                .toList();
    }

    private static Outcome backedUp(Outcome child, boolean movesAgain) {
        return movesAgain ? new Outcome(child.value(), child.plies() + 1) : child.backedUp();
    }

    private static List<GraphMove> principalLine(List<Outcome> outcomes, GraphState start) {
        return Stream.iterate(
                        start, state -> state.play(rated(outcomes, state).get(0).move()))
                .takeWhile(state -> state.terminalValue().isEmpty())
                .map(state -> rated(outcomes, state).get(0).move())
                .toList();
    }

    @Test
    void theGamesDrawnAreOfAllKinds() {
        List<Outcome> outcomes = LongStream.rangeClosed(1, SEEDS)
                .mapToObj(seed ->
                        Retrograde.outcomes(RandomGames.acyclic(seed).graph()).get(0))
                .toList();
        for (GameValue value : GameValue.values()) {
            assertThat(outcomes.stream().filter(outcome -> outcome.value() == value))
                    .hasSizeGreaterThan(SEEDS / 10);
        }
        assertThat(outcomes.stream().filter(outcome -> outcome.value() == GameValue.DRAW && outcome.plies() > 3))
                .hasSizeGreaterThan(SEEDS / 20);
    }
}
