package dev.foregone.engine.memo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.build.Thorough;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of more plies than tight buckets hold, large enough for several threads. */
@Timeout(60)
class LongSharedGameTest {

    private static final int MOST_THREADS = Thorough.orFew(3, 2);

    @ParameterizedTest
    @CsvSource({"1, 160, 1500, 120", "5, 300, 800, 299"})
    void threadsAnswerAsBackwardInductionDoes(long seed, int plies, int width, int from) {
        for (int threads = 1; threads <= MOST_THREADS; threads++) {
            Ladder game = new Ladder(seed, plies, width, from);
            try (var solver =
                    new MemoEngine().open(game, SolverOptions.defaults().withThreads(threads))) {
                assertThat(solver.solve(game.initialState()))
                        .as("seed %d, %d threads", seed, threads)
                        .isEqualTo(game.outcome());
                assertThat(game.threads().size() > 1).as("threads that help").isEqualTo(threads > 1);
            }
        }
    }
}
