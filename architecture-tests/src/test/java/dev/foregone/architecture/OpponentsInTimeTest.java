package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.testkit.build.Thorough;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In every position of every game here, also those far too large to solve, an opponent moves in time. */
@Timeout(600)
class OpponentsInTimeTest {

    private static final Duration TIME = Duration.ofMillis(50);

    /** The machine may be busy. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final int PLIES = Thorough.orFew(100, 12);

    static Stream<Game<?, ?>> games() {
        return Games.load().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesInTime(Game<?, ?> game) {
        play(game);
    }

    private static <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game) {
        Random random = new Random(5);
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(32 << 20);
        try (Solver<S, M> solver = Engines.load().forPlaying(game).open(game, options)) {
            List<Opponent<S, M>> opponents = List.of(
                    Opponent.perfect(solver).within(TIME),
                    Opponent.ofStrength(solver, Strength.MASTER, 1).within(TIME));
            S state = game.initialState();
            for (int ply = 0; ply < PLIES && state.terminalValue().isEmpty(); ply++) {
                List<M> legal = state.legalMoves();
                long started = System.nanoTime();
                assertThat(legal).contains(opponents.get(ply % opponents.size()).choose(state, ply));
                assertThat(Duration.ofNanos(System.nanoTime() - started))
                        .as("%s", state)
                        .isLessThan(PATIENCE);
                state = state.play(legal.get(random.nextInt(legal.size())));
            }
        }
    }
}
