package dev.foregone.explorer.questions;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A thread while it does work on a game, and since when that is over. No thread can be ended from outside: one that does
 * not return is left behind. While the work waits for something else than the game, such as the answer to a question, it
 * is not over, and leaves its place to other work.
 */
public final class ThreadInGame implements Runnable {

    private static final ThreadLocal<ThreadInGame> CURRENT = new ThreadLocal<>();
    private static final long NEVER = Long.MAX_VALUE;

    private final GameThreads game;
    private final GameWork<?> work;
    private final Lane lane;
    private @Nullable Thread thread;

    /** The {@link System#nanoTime} since which the work has been over, or {@link #NEVER}. */
    private long over = NEVER;

    private boolean outside;
    private boolean abandoned;

    ThreadInGame(GameThreads game, GameWork<?> work, Lane lane) {
        this.game = game;
        this.work = work;
        this.lane = lane;
    }

    @Override
    public void run() {
        CURRENT.set(this);
        begin();
        Future<?> looks = game.watch(this);
        try {
            game.refuseIfStuck(GameThreads.MOST_STUCK);
            work.run();
        } catch (RuntimeException | Error failure) {
            work.fail(failure);
        } finally {
            looks.cancel(false);
            CURRENT.remove();
            end();
        }
    }

    private synchronized void begin() {
        thread = Thread.currentThread();
        outside = false;
        over = work.isOver() ? System.nanoTime() : NEVER;
    }

    private synchronized void end() {
        thread = null;
        leaveLane();
        if (abandoned) {
            game.stuck(-1);
        }
    }

    private void leaveLane() {
        if (!abandoned && !outside) {
            lane.leave(work);
        }
    }

    /** Checks whether the thread should be back. */
    synchronized void look() {
        if (outside || !work.isOver()) {
            over = NEVER;
        } else if (over == NEVER) {
            over = System.nanoTime();
        }
        Thread inside = thread;
        boolean late =
                over != NEVER && System.nanoTime() - over >= lane.patience().toNanos();
        if (late && inside != null && !abandoned) {
            abandon(inside);
        }
    }

    /** Gives up waiting for the thread; interrupts it once, in case the game responds to that. */
    private void abandon(Thread inside) {
        String where = place(inside.getStackTrace());
        game.stuck(1);
        leaveLane();
        abandoned = true;
        inside.interrupt();
        work.fail(game.silent("it was waited for during " + lane.patience().toMillis() + " ms" + where));
    }

    private static String place(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .filter(frame -> !frame.getClassName().matches("(java|jdk|sun)\\..*"))
                .findFirst()
                .map(frame -> ", and is in " + frame)
                .orElse("");
    }

    /**
     * Waits for something else than a game, on any thread; a failure is thrown as it is.
     *
     * @return what has come, or empty if nothing has yet
     */
    public static <T> Optional<T> waiting(CompletableFuture<T> future, Duration most) throws InterruptedException {
        ThreadInGame current = CURRENT.get();
        if (current == null) {
            return get(future, most);
        }
        current.pause();
        try {
            return get(future, most);
        } finally {
            current.resume();
        }
    }

    private static <T> Optional<T> get(CompletableFuture<T> future, Duration most) throws InterruptedException {
        try {
            return Optional.of(future.get(most.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException notYet) {
            return Optional.empty();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Error error) {
                throw error;
            }
            throw failure.getCause() instanceof RuntimeException known ? known : new IllegalStateException(failure);
        }
    }

    private synchronized void pause() {
        leaveLane();
        outside = true;
        over = NEVER;
    }

    private void resume() throws InterruptedException {
        if (!abandoned) { // which does not happen while it waits
            lane.comeBack(work);
        }
        begin();
    }
}
