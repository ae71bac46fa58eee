package dev.foregone.strategy.file;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** How a leaf is searched: alike whenever it is, by whoever builds, checks or plays. */
public final class LeafSearch {

    private static final int BYTES_PER_POSITION = 16;

    /**
     * Far more than a state takes, and sixteen times that, since {@code retrograde} gives a sixteenth to its search. What a full
     * table of states removes would depend on their size, which depends on the JVM.
     */
    private static final int BYTES_PER_STATE = 1 << 15;

    private static final long LEAST_BYTES = 1 << 16;
    private static final long MOST_BYTES = 1 << 26;
    private static final long PATIENCE_SECONDS = 2;

    private LeafSearch() {}

    /**
     * The options of a search. Where positions are numbers, the memory is little, and a full table drops the same ones everywhere;
     * where they are states, it is an upper bound that no search comes to.
     *
     * @param state where it begins
     * @param most how many positions it may visit
     */
    public static <S extends GameState<S, M>, M extends Move> SolverOptions options(
            Game<S, M> game, S state, long most, boolean symmetry) {
        long bytes = game.packedRules(state).isPresent()
                ? Math.min(MOST_BYTES, Math.min(most, MOST_BYTES) * BYTES_PER_POSITION)
                : Math.min(most, Long.MAX_VALUE / BYTES_PER_STATE) * BYTES_PER_STATE;
        return SolverOptions.defaults()
                .withMemoryBytes(Math.max(LEAST_BYTES, bytes))
                .withSymmetry(symmetry);
    }

    /** Threads for searches, which keep no program alive. */
    public static ExecutorService workers(int threads) {
        return Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "strategy-leaf");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** What one of them has found; what it has thrown is thrown here. */
    public static <T> T result(Future<T> search) throws InterruptedException {
        try {
            return search.get();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) Objects.requireNonNull(failure.getCause()); // searches throw nothing checked
        }
    }

    /** Stops them, and waits a little for those that still search. */
    public static void end(ExecutorService workers) {
        workers.shutdownNow();
        try {
            workers.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }
}
