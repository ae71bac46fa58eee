package dev.foregone.explorer.questions;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Threads for the questions about one game. If a thread does not return although its work is over, the work fails and
 * the pool gets another thread until the first one is back.
 */
final class QuestionPool implements AutoCloseable {

    private static final int MOST_WAITING = 200;
    private static final int IDLE_SECONDS = 10;
    private static final int LOOKS = 4;

    /** An engine may have work of its own between two looks at its limits. */
    private static final int ENGINES_SHARE = 3;

    private final GameThreads game;
    private final Duration patience;
    private final ThreadPoolExecutor threads;
    private final ScheduledExecutorService clock;

    QuestionPool(GameThreads game, String name, int most, ScheduledExecutorService clock) {
        this.game = game;
        this.patience = game.patience().multipliedBy(ENGINES_SHARE);
        this.clock = clock;
        this.threads = new ThreadPoolExecutor(
                most,
                most,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                new ThreadFactoryBuilder()
                        .setNameFormat("questions-" + name.replace("%", "%%"))
                        .setDaemon(true)
                        .build());
        threads.allowCoreThreadTimeOut(true);
    }

    /** Accepts work. */
    void enter(PoolWork work) {
        try {
            threads.execute(() -> run(work));
        } catch (RejectedExecutionException full) {
            throw new BusyException();
        }
    }

    private void run(PoolWork work) {
        Attempt attempt;
        try {
            attempt = new Attempt(game.enter(), work);
        } catch (SilentGameException stuck) {
            work.fail(stuck);
            return;
        }
        long every = Math.max(1, patience.toMillis() / LOOKS);
        Future<?> looks = clock.scheduleWithFixedDelay(attempt::look, every, every, TimeUnit.MILLISECONDS);
        try {
            work.run();
        } catch (RuntimeException | Error failure) {
            work.fail(failure);
        } finally {
            looks.cancel(false);
            attempt.end();
        }
    }

    private synchronized void widen(int by) {
        int most = threads.getCorePoolSize() + by;
        threads.setMaximumPoolSize(Math.max(most, threads.getMaximumPoolSize()));
        threads.setCorePoolSize(most);
        threads.setMaximumPoolSize(most);
    }

    /** One attempt at some work, and since when it has been over. */
    private final class Attempt {

        private final ThreadInGame thread;
        private final PoolWork work;
        private long over;

        Attempt(ThreadInGame thread, PoolWork work) {
            this.thread = thread;
            this.work = work;
        }

        /** Checks whether the thread should be back. */
        synchronized void look() {
            over = !work.isOver() ? 0 : over == 0 ? System.nanoTime() : over;
            Duration waited = Duration.ofNanos(over == 0 ? 0 : System.nanoTime() - over);
            if (waited.compareTo(patience) >= 0 && !thread.isAbandoned()) {
                SilentGameException why = thread.abandon(waited);
                if (thread.isAbandoned()) {
                    widen(1);
                    work.fail(why);
                }
            }
        }

        synchronized void end() {
            if (thread.end()) {
                widen(-1);
            }
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
