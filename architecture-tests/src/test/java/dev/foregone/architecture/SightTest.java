package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.ReferenceSolver;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** An opponent never overlooks what is decided within its sight, whoever advises it: held against the law that defines outcomes. */
@Timeout(600)
class SightTest {

    private static final Engines ENGINES = Engines.load();

    private static final int POSITIONS = Thorough.orFew(600, 100);

    private static final long RANDOM_GAMES = Thorough.orFew(40, 10);

    private static final long SEED = 7;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of("tictactoe", ""),
                Arguments.of("connectfour", "4x4"),
                Arguments.of("footstep", "111/111/111 0,0 2,2"),
                Arguments.of("kalah", "2x2"),
                Arguments.of("dodgem", "3x3"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void overlooksNothingWithinItsSight(String id, String start) {
        check(Games.load().get(id), start);
    }

    private static <S extends GameState<S, M>, M extends Move> void check(Game<S, M> game, String start) {
        S root = start.isEmpty() ? game.initialState() : game.parse(start);
        check(game, some(root), truth(game, root));
    }

    static Stream<LongFunction<GraphGame>> kinds() {
        return Stream.of(
                RandomGames::acyclic,
                RandomGames::hinted,
                seed -> RandomGames.cyclic(seed).declaredCyclic(),
                seed -> RandomGames.doubleMoves(seed).hinted(seed),
                seed -> RandomGames.cyclicDoubleMoves(seed).declaredCyclic());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void overlooksNothingInGeneratedGames(LongFunction<GraphGame> kind) {
        LongStream.rangeClosed(1, RANDOM_GAMES).mapToObj(kind).forEach(game -> {
            List<Outcome> outcomes = Retrograde.outcomes(game.graph());
            check(game, some(game.initialState()), (GraphState state) -> outcomes.get(state.node()));
        });
    }

    /** Some of the positions that can be reached, in which there is a choice. */
    private static <S extends GameState<S, M>, M extends Move> List<S> some(S root) {
        List<S> all = new ArrayList<>(ReferenceSolver.reachable(root));
        all.removeIf(state -> state.legalMoves().size() < 2);
        Collections.shuffle(all, new Random(SEED));
        return all.subList(0, Math.min(all.size(), POSITIONS));
    }

    /** By backward induction; where lines do not end, by induction from the end over the positions as a graph. */
    private static <S extends GameState<S, M>, M extends Move> Function<S, Outcome> truth(Game<S, M> game, S root) {
        if (!game.cyclic()) {
            return new ReferenceSolver<>(game)::outcome;
        }
        Solver<S, M> whole = ENGINES.get("retrograde").open(game);
        return ReferenceSolver.reachable(root).stream().collect(Collectors.toMap(state -> state, whole::solve))::get;
    }

    private static <S extends GameState<S, M>, M extends Move> void check(
            Game<S, M> game, List<S> states, Function<S, Outcome> truth) {
        for (Engine engine : List.of(ENGINES.forPlaying(game), ENGINES.get("memo"))) {
            try (Solver<S, M> solver =
                    engine.open(game, SolverOptions.defaults().withMemoryBytes(1 << 24))) {
                for (S state : states) {
                    Map<M, Outcome> outcomes = state.legalMoves().stream()
                            .collect(Collectors.toMap(
                                    move -> move,
                                    move -> truth.apply(state.play(move)).backedUp(state.movesAgain(move))));
                    for (Strength strength : EnumSet.complementOf(EnumSet.of(Strength.PERFECT))) {
                        M move = Opponent.ofStrength(solver, strength, SEED).choose(state, 0);
                        assertNothingOverlooked(strength, state, move, outcomes);
                    }
                }
            }
        }
    }

    private static <S, M> void assertNothingOverlooked(Strength strength, S state, M move, Map<M, Outcome> outcomes) {
        Outcome chosen = seen(strength, outcomes.get(move));
        Outcome best = seen(
                strength,
                outcomes.values().stream().max(Comparator.naturalOrder()).orElseThrow());
        assertThat(outcomes.keySet()).contains(move);
        if (best.value() != GameValue.DRAW || chosen.value() != GameValue.DRAW) {
            assertThat(chosen)
                    .as("%s in %s: %s of %s", strength, state, move, outcomes)
                    .isEqualTo(best);
        }
    }

    /** A win or a loss within sight, and a draw in place of all else. */
    private static Outcome seen(Strength strength, Outcome outcome) {
        return Bounds.exactly(outcome).within(strength.sight()).outcome().orElse(Outcome.endlessDraw());
    }
}
