package dev.foregone.testkit.check;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** New threads, and what they find when several do the same thing at once. */
public final class OtherThreads {

    private static final int COUNT = 3;

    private OtherThreads() {}

    /** A thread that keeps no program from ending; not started. */
    public static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    }

    /** The results of all threads; an exception in one is thrown here. */
    public static <T> List<T> find(Check check, Supplier<T> work) {
        ExecutorService threads = Executors.newFixedThreadPool(COUNT);
        try {
            CountDownLatch ready = new CountDownLatch(COUNT);
            List<Future<T>> working = new ArrayList<>();
            for (int thread = 0; thread < COUNT; thread++) {
                working.add(threads.submit(() -> {
                    ready.countDown();
                    ready.await();
                    return work.get();
                }));
            }
            return working.stream().map(found -> result(check, found)).toList();
        } finally {
            threads.shutdownNow();
        }
    }

    private static <T> T result(Check check, Future<T> working) {
        try {
            return working.get();
        } catch (ExecutionException failed) {
            throw new AssertionError(
                    check.where() + ": in another thread, " + failed.getCause() + "\n  every thread may call this",
                    failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while other threads were at work", stopped);
        }
    }
}
