package dev.foregone.explorer.questions;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Work that calls a game on a thread of its own, for another thread that waits no longer than the game may take. While
 * the work itself waits for the answer to a question, the game is not called and the time does not count.
 *
 * @param <T> the type of the result
 */
public final class GameCall<T> extends ThreadInGame implements Pending<T>, Runnable {

    private static final ThreadLocal<GameCall<?>> CURRENT = new ThreadLocal<>();
    private static final long NOBODY_CALLED = Long.MAX_VALUE;

    private final Supplier<T> work;
    private final Duration patience;
    private final Semaphore inside;
    private final CompletableFuture<T> result = new CompletableFuture<>();

    /** The {@link System#nanoTime} since which the game has been called, or {@link #NOBODY_CALLED}. */
    private volatile long since = System.nanoTime();

    /** Whether it counts among the calls inside; for its own thread only. */
    private boolean counted = true;

    GameCall(String game, AtomicInteger stuck, Supplier<T> work, Duration patience, Semaphore inside) {
        super(game, stuck);
        this.work = work;
        this.patience = patience;
        this.inside = inside;
    }

    @Override
    public void run() {
        CURRENT.set(this);
        begin();
        try {
            result.complete(work.get());
        } catch (RuntimeException | Error failure) {
            result.completeExceptionally(failure);
        } finally {
            CURRENT.remove();
            end();
            exit();
        }
    }

    private void exit() {
        if (counted) {
            counted = false;
            inside.release();
        }
    }

    /** Waits for something other than a game, within a call or without one. */
    public static <T> T waiting(CompletableFuture<T> future, long most, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        GameCall<?> call = CURRENT.get();
        return call == null ? future.get(most, unit) : call.outside(future, most, unit);
    }

    private <R> R outside(CompletableFuture<R> future, long most, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        since = NOBODY_CALLED;
        exit();
        try {
            return future.get(most, unit);
        } finally {
            since = System.nanoTime();
            inside.acquire();
            counted = true;
        }
    }

    /**
     * Waits for the end of the work; its failure is thrown as it is.
     *
     * @throws SilentGameException if the game takes too long
     */
    public T await() {
        try {
            Optional<T> found = Optional.empty();
            while (found.isEmpty()) {
                found = await(patience);
            }
            return found.get();
        } catch (InterruptedException closing) {
            throw Closing.interrupted();
        }
    }

    /**
     * Waits a while.
     *
     * @throws SilentGameException if the game takes too long
     */
    @Override
    public Optional<T> await(Duration most) throws InterruptedException {
        long begun = since;
        long left = begun == NOBODY_CALLED ? patience.toNanos() : patience.toNanos() - (System.nanoTime() - begun);
        try {
            return Optional.of(result.get(Math.max(0, Math.min(left, most.toNanos())), TimeUnit.NANOSECONDS));
        } catch (ExecutionException failure) {
            throw Question.asItIs(failure);
        } catch (TimeoutException late) {
            if (begun != NOBODY_CALLED && left <= most.toNanos() && begun == since && !result.isDone()) {
                throw abandon(patience);
            }
            return Optional.empty();
        }
    }

    /** A game is not ended from outside. */
    @Override
    public void leave() {}
}
