package dev.foregone.search;

import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Answers a question on a thread with a large stack, for lines of play that the thread which asks cannot follow: how much
 * of a stack it has, and how much a ply takes before the JVM has compiled the search, nobody can tell beforehand.
 */
final class DeepStack {

    /** Enough for {@link GameView#MAX_LINE} plies of any engine and the game below them, ten times over. */
    private static final long BYTES = 64L << 20;

    private DeepStack() {}

    /** The answer, waited for; an interrupt of the thread that asks stops the search, and the flag stays set. */
    static <T> T answer(Supplier<T> question, String gameId, SearchBudget budget) {
        FutureTask<T> task = new FutureTask<>(question::get);
        new WorkerThread(task, "foregone-" + gameId + "-deep", budget, BYTES).start();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException again) {
                    interrupted = true;
                    budget.interrupt();
                }
            }
        } catch (ExecutionException failed) {
            throw unchecked(Objects.requireNonNull(failed.getCause()));
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** What a supplier threw is unchecked, unless a game has thrown a checked exception past the compiler. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> RuntimeException unchecked(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
