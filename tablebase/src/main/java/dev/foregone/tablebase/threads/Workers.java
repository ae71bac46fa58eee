package dev.foregone.tablebase.threads;

import java.io.IOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.nio.channels.ClosedChannelException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Several threads that share numbered tasks: each takes the next that nobody has taken. The calling thread is one of
 * them; the others live only as long as the tasks do. An exception in a task ends the others, and is thrown by {@link
 * #run}.
 *
 * @param threads how many there are
 * @param stop says before each task whether they must stop
 */
public record Workers(int threads, Stop stop) {

    @FunctionalInterface
    public interface Task {

        /**
         * Does the task.
         *
         * @param task its number
         * @param worker the number of the thread, from 0: for scratch memory
         */
        void run(int task, int worker) throws IOException;
    }

    /** Checks whether to stop. */
    public void check() {
        stop.check();
    }

    /** Work on the numbers from one on, up to another. */
    @FunctionalInterface
    public interface Piecework {

        void run(long begin, long end) throws IOException;
    }

    /** Works on all numbers from 0 to {@code size - 1}, in pieces of as many. */
    public void inPieces(long size, int piece, Piecework work) throws IOException {
        run((int) ((size + piece - 1) / piece), (number, worker) -> {
            long begin = (long) number * piece;
            work.run(begin, Math.min(size, begin + piece));
        });
    }

    /** Does all tasks from 0 to {@code tasks - 1}, each once. */
    public void run(int tasks, Task task) throws IOException {
        Shared shared = new Shared(tasks, task);
        List<Thread> helpers = new ArrayList<>();
        for (int worker = 1; worker < Math.min(threads, tasks); worker++) {
            int number = worker;
            Thread helper = new Thread(() -> shared.work(number), "tablebase-" + worker);
            helper.setDaemon(true);
            helper.start();
            helpers.add(helper);
        }
        shared.work(0);
        join(helpers);
        shared.task = null;
        Throwable failure = shared.failure.get();
        if (failure instanceof ClosedChannelException) { // for every thread, where one was interrupted while it read
            stop.check();
        }
        throwAgain(failure);
    }

    /**
     * The tasks that threads share. A JVM may keep a thread that has ended, and what it ran, for a while: so the task, which may hold
     * large tables, is let go when all have ended.
     */
    private final class Shared {

        private final int tasks;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private @Nullable Task task;

        Shared(int tasks, Task task) {
            this.tasks = tasks;
            this.task = task;
        }

        void work(int worker) {
            try {
                Task each = Objects.requireNonNull(task);
                for (int number = next.getAndIncrement();
                        number < tasks && failure.get() == null;
                        number = next.getAndIncrement()) {
                    stop.check();
                    each.run(number, worker);
                }
            } catch (Throwable thrown) { // it is thrown again by run
                failure.compareAndSet(null, thrown);
            }
        }
    }

    /** An interrupt does not shorten the wait: the helpers see it themselves, and write to what the caller owns. */
    private static void join(List<Thread> helpers) {
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException waitOn) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void throwAgain(@Nullable Throwable thrown) throws IOException {
        if (thrown instanceof IOException io) {
            throw io;
        }
        if (thrown instanceof RuntimeException fault) {
            throw fault;
        }
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown != null) {
            throw new UndeclaredThrowableException(thrown, "a task has thrown what it does not declare: " + thrown);
        }
    }
}
