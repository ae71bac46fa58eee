package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.games.dodgem.DodgemGame;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A level means the same in games that have little in common: played, with fixed seeds, and counted. */
class PromiseTest {

    private static final int GAMES = 60;
    private static final int LONGEST = 60;
    private static final Map<String, Game<?, ?>> GAME =
            Map.of("tictactoe", new TicTacToeGame(), "kalah", new KalahGame(), "dodgem", new DodgemGame());

    /** How often value could be lost, how often it was, and how often a player who moves at random would have. */
    private static final class Count {
        private int choices;
        private int errors;
        private double uniformErrors;
        private double variance;
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, '', memo",
        "kalah, 3x1, memo",
        "dodgem, '', retrograde",
    })
    void aPlayerMakesOneMinusLevelOfTheErrorsOfARandomOne(String game, String position, String engine) {
        for (double level : new double[] {0, 0.3, 0.6, 0.9, 1}) {
            Count count = count(GAME.get(game), position, engine, level);
            assertThat(count.choices).isGreaterThan(GAMES / 2);
            assertThat((double) count.errors)
                    .as("%s, level %s, seeds 0 to %d, %d choices", game, level, GAMES - 1, count.choices)
                    .isCloseTo((1 - level) * count.uniformErrors, within(4 * Math.sqrt(count.variance) + 1e-9));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Count count(
            Game<S, M> game, String position, String engine, double level) {
        Count count = new Count();
        S start = position.isEmpty() ? game.initialState() : game.parse(position);
        try (Solver<S, M> solver = Engines.load().get(engine).open(game)) {
            for (long seed = 0; seed < GAMES; seed++) {
                play(solver, start, level, seed, count);
            }
        }
        return count;
    }

    private static <S extends GameState<S, M>, M extends Move> void play(
            Solver<S, M> solver, S start, double level, long seed, Count count) {
        S state = start;
        for (int ply = 0; ply < LONGEST && state.terminalValue().isEmpty(); ply++) {
            Analysis<S, M> analysis = solver.analyze(state);
            Difficulty<M> difficulty = Difficulty.of(analysis);
            M move = MoveChances.of(analysis, level).choose(seed, ply);
            double chance = difficulty.errorChance(level);
            count.choices += difficulty.isChoice() ? 1 : 0;
            count.errors += difficulty.keeping().contains(move) ? 0 : 1;
            count.uniformErrors += difficulty.errorChance();
            count.variance += chance * (1 - chance);
            state = state.play(move);
        }
    }
}
