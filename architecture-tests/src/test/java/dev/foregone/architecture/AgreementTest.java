package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.build.Thorough;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every engine says the same of every game, as the registry finds them. A game of up to {@value #SMALL} positions is
 * asked about in all of them; a larger one in those near the ends of seeded walks, where engines without memory can
 * answer too. Engines that cannot answer within {@value #BUDGET} positions must at least prove nothing that
 * contradicts.
 */
final class AgreementTest {

    private static final int SMALL = 10_000;
    private static final int WALKS = Thorough.orFew(12, 4);
    private static final int NEAR_THE_END = 6;
    private static final long SEED = 20_261_101;
    private static final long BUDGET = 30_000;

    /** More than one in this many is solved: at least the ends of the walks. */
    private static final int SOLVED = NEAR_THE_END + 1;

    private static final Limits WITHIN = Limits.none().withPositions(BUDGET);

    private static final Games GAMES = Games.load();
    private static final Engines ENGINES = Engines.load();

    /** What the preferred engine says of a game's positions, which are the same for every other engine. */
    private static final Map<String, List<Bounds>> PREFERRED = new HashMap<>();

    static Stream<Arguments> games() {
        return GAMES.all().stream()
                .flatMap(game -> ENGINES.supporting(game).stream()
                        .flatMap(engine -> Stream.of(Setting.values())
                                .map(setting -> Arguments.of(game.id(), engine.id(), setting))));
    }

    /** What must not change an answer. */
    private enum Setting {
        AS_IT_IS,
        IN_LITTLE_MEMORY,
        IN_TWO_THREADS,
        WITHOUT_SYMMETRY;

        SolverOptions options() {
            SolverOptions defaults = SolverOptions.defaults();
            return switch (this) {
                case AS_IT_IS -> defaults;
                case IN_LITTLE_MEMORY -> defaults.withMemoryBytes(4096);
                case IN_TWO_THREADS -> defaults.withThreads(2);
                case WITHOUT_SYMMETRY -> defaults.withSymmetry(false);
            };
        }
    }

    @Test
    void allArePresent() {
        assertThat(GAMES.report().rejected()).isEmpty();
        assertThat(ENGINES.report().rejected()).isEmpty();
        assertThat(GAMES.ids()).contains("connectfour", "footstep", "tictactoe");
        assertThat(ENGINES.ids()).contains("alpha-beta", "memo", "minimax", "retrograde");
    }

    @ParameterizedTest(name = "{1} on {0}, {2}")
    @MethodSource("games")
    void everyEngineAgreesWithTheOneThatIsPreferred(String game, String engine, Setting setting) {
        compare(GAMES.get(game), ENGINES.get(engine), setting.options());
    }

    private static <S extends GameState<S, M>, M extends Move> void compare(
            Game<S, M> game, Engine engine, SolverOptions options) {
        List<S> positions = Positions.of(game, SMALL, WALKS, NEAR_THE_END, SEED);
        List<Bounds> expected = PREFERRED.computeIfAbsent(game.id(), id -> preferred(game, positions));
        int compared = 0;
        try (Solver<S, M> other = engine.open(game, options)) {
            for (int i = 0; i < positions.size(); i++) {
                Bounds first = expected.get(i);
                Bounds second = other.prove(positions.get(i), WITHIN);
                assertThat(agree(first, second))
                        .as(game.format(positions.get(i)) + ": " + first + " and " + second)
                        .isTrue();
                compared += first.isExact() && second.isExact() ? 1 : 0;
            }
        }
        assertThat(compared).as("solved by both").isGreaterThan(positions.size() / SOLVED);
    }

    private static <S extends GameState<S, M>, M extends Move> List<Bounds> preferred(
            Game<S, M> game, List<S> positions) {
        try (Solver<S, M> preferred = ENGINES.forSolving(game).open(game);
                Solver<S, M> memo = ENGINES.get("memo").open(game)) {
            return positions.stream()
                    .map(position -> firstExact(preferred, memo, position))
                    .toList();
        }
    }

    /** Retrograde proves nothing before it has found all positions, which are too many in some games. */
    private static <S extends GameState<S, M>, M extends Move> Bounds firstExact(
            Solver<S, M> preferred, Solver<S, M> memo, S position) {
        Bounds bounds = preferred.prove(position, WITHIN);
        return bounds.isExact() ? bounds : memo.prove(position, WITHIN);
    }

    private static boolean agree(Bounds first, Bounds second) {
        return first.atLeast().compareTo(second.atMost()) <= 0
                && second.atLeast().compareTo(first.atMost()) <= 0;
    }

    @ParameterizedTest(name = "{1} on {0}, {2}")
    @MethodSource("games")
    void everyEngineFindsTheSameMovesAndLine(String game, String engine, Setting setting) {
        compareMoves(GAMES.get(game), ENGINES.get(engine), setting.options());
    }

    private static <S extends GameState<S, M>, M extends Move> void compareMoves(
            Game<S, M> game, Engine engine, SolverOptions options) {
        List<S> positions = Positions.nearTheEnds(game, WALKS / 2, NEAR_THE_END / 2, SEED);
        int compared = 0;
        try (Solver<S, M> preferred = ENGINES.forSolving(game).open(game);
                Solver<S, M> other = engine.open(game, options)) {
            for (S position : positions) {
                Optional<Analysis<S, M>> first = analyze(preferred, position);
                Optional<Analysis<S, M>> second = analyze(other, position);
                if (first.isPresent() && second.isPresent()) {
                    assertThat(second).as(game.format(position)).isEqualTo(first);
                    compared++;
                }
            }
        }
        assertThat(compared).as("analysed by both").isGreaterThan(positions.size() / 4);
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<Analysis<S, M>> analyze(
            Solver<S, M> solver, S position) {
        try {
            return Optional.of(solver.analyze(position, WITHIN));
        } catch (SearchStoppedException tooMuch) {
            return Optional.empty();
        }
    }
}
