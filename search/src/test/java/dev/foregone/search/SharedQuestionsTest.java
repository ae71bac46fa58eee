package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Outcome;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Threads that share the top of the game tree where it has more positions side by side than they share move by move, so
 * that positions are searched alone at any ply, and come again at other plies in other windows.
 */
@Timeout(120)
class SharedQuestionsTest {

    private static final int RUNS = Thorough.orFew(12, 5);

    private static final long SEEDS = Thorough.orFew(3, 2);

    /** Enough levels that the threads are not done before they share; WIN in 3 plies and two for each. */
    private static final int LEVELS = 4;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void anAnswerInOneWindowIsNotTakenForOneInAnother(int threads) {
        GraphGame game = RandomGames.twoWaysDown(LEVELS);
        for (int run = 1; run <= RUNS; run++) {
            assertThat(solve(game, threads)).as("run %d", run).isEqualTo(Outcome.win(3 + 2 * LEVELS));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void randomWideGamesAreAnsweredAsByBackwardInduction(int threads) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            GraphGame plain = RandomGames.wide(seed);
            Outcome truth = Retrograde.outcomes(plain.graph()).get(0);
            assertThat(solve(plain, threads)).as("seed %d", seed).isEqualTo(truth);
            assertThat(solve(plain.packed(), threads))
                    .as("seed %d, packed", seed)
                    .isEqualTo(truth);
        }
    }

    private static Outcome solve(GraphGame game, int threads) {
        try (var solver = new SearchSolver<>(game, SolverOptions.defaults(), WindowSearch.shared(threads))) {
            return solver.solve(game.initialState());
        }
    }
}
