package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions about who wins, not about how soon. */
class ValueOnlyTest {

    private static final long SEEDS = Thorough.orFew(30, 20);

    static Stream<Arguments> searches() {
        return Stream.of(
                Arguments.of("whole tree", (Search.Factory) ExhaustiveSearch::new),
                Arguments.of("pruned", (Search.Factory) WindowSearch::new),
                Arguments.of("shared", WindowSearch.shared(2)));
    }

    private static Stream<GraphGame> games() {
        return Stream.<LongFunction<GraphGame>>of(
                        RandomGames::acyclic,
                        RandomGames::packed,
                        RandomGames::doubleMoves,
                        seed -> RandomGames.doubleMoves(seed).packed())
                .flatMap(kind -> LongStream.rangeClosed(1, SEEDS).mapToObj(kind));
    }

    private static Outcome truth(GraphGame game) {
        return Retrograde.outcomes(game.graph()).get(0);
    }

    private static SearchSolver<GraphState, GraphMove> solver(GraphGame game, Search.Factory search) {
        return new SearchSolver<>(game, SolverOptions.defaults(), search);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("searches")
    void theValueIsCertainAndTheBoundsAreTrue(String name, Search.Factory search) {
        games().forEach(game -> {
            Outcome truth = truth(game);
            try (var solver = solver(game, search)) {
                Bounds bounds = solver.proveValue(game.initialState(), Limits.none());
                assertThat(bounds.value()).as(game.id()).contains(truth.value());
                assertThat(bounds.contains(truth)).as("%s: %s", game, bounds).isTrue();
                assertThat(solver.solve(game.initialState())).as(game.id()).isEqualTo(truth);
            }
        });
    }

    @Test
    void itTakesNoMoreThanTheOutcomeInAllAndMuchLess() {
        long visitsForValues = games().mapToLong(
                        game -> visits(game, solver -> solver.proveValue(game.initialState(), Limits.none())))
                .sum();
        long visitsForOutcomes = games().mapToLong(
                        game -> visits(game, solver -> solver.prove(game.initialState(), Limits.none())))
                .sum();
        assertThat(visitsForValues).isPositive().isLessThan(visitsForOutcomes * 3 / 4);
    }

    private static long visits(GraphGame game, Consumer<SearchSolver<GraphState, GraphMove>> question) {
        try (var solver = solver(game, WindowSearch::new)) {
            question.accept(solver);
            return solver.positionsVisited();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("searches")
    void aStoppedQuestionTellsTheTruth(String name, Search.Factory search) {
        games().filter(game -> game.graph().size() % 5 == 0).forEach(game -> {
            Outcome truth = truth(game);
            var solver = solver(game, search);
            boolean stopped = true;
            for (int limit = 0; stopped; limit += 1 + limit / 4) {
                Bounds bounds =
                        solver.proveValue(game.initialState(), Limits.none().withPositions(limit));
                assertThat(bounds.contains(truth))
                        .as("%s, limit %d: %s", game, limit, bounds)
                        .isTrue();
                stopped = bounds.value().isEmpty();
            }
        });
    }
}
