package dev.foregone.strategy.file;

import dev.foregone.api.SolverOptions;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** How a leaf is searched: alike whenever it is, by whoever builds, checks or plays. */
public final class LeafSearch {

    private static final int BYTES_PER_POSITION = 16;
    private static final long LEAST_BYTES = 1 << 16;
    private static final long MOST_BYTES = 1 << 26;
    private static final long PATIENCE_SECONDS = 2;

    private LeafSearch() {}

    /**
     * The options of a search.
     *
     * @param most how many positions it may visit
     */
    public static SolverOptions options(long most, boolean symmetry) {
        long bytes = Math.min(most, MOST_BYTES) * BYTES_PER_POSITION;
        return SolverOptions.defaults()
                .withMemoryBytes(Math.max(LEAST_BYTES, Math.min(MOST_BYTES, bytes)))
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
