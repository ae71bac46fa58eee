package dev.foregone.search;

import dev.foregone.search.view.GameView;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Answers a question on a thread with a large stack, for lines of play too long for the asking thread: its stack size,
 * and the size of a ply before the JVM has compiled the search, cannot be known beforehand.
 */
final class DeepStack {

    /** Enough for {@link GameView#MAX_LINE} plies of any engine and the game below them, ten times over. */
    private static final long BYTES = 64L << 20;

    private DeepStack() {}

    /** Waits for the answer; an interrupt of the asking thread stops the search, and the flag stays set. */
    static <T> T answer(Supplier<T> question, String gameId, SearchBudget budget) {
        AtomicBoolean interruptedThere = new AtomicBoolean(); // by the game, which would otherwise go unnoticed
        FutureTask<T> task = new FutureTask<>(() -> {
            try {
                return question.get();
            } finally {
                interruptedThere.set(Thread.currentThread().isInterrupted());
            }
        });
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
            throw WorkerThread.unchecked(Objects.requireNonNull(failed.getCause()));
        } finally {
            if (interrupted || interruptedThere.get()) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
