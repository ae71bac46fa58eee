package dev.foregone.testkit.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
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

    /** The results of all threads, which begin together; an exception in one is thrown here. */
    public static <T> List<T> find(Check check, Supplier<T> work) {
        CyclicBarrier beginning = new CyclicBarrier(COUNT);
        Callable<T> together = () -> {
            beginning.await();
            return work.get();
        };
        ExecutorService threads = Executors.newFixedThreadPool(COUNT);
        try {
            List<T> results = new ArrayList<>();
            for (Future<T> found : threads.invokeAll(Collections.nCopies(COUNT, together))) {
                results.add(found.get());
            }
            return results;
        } catch (ExecutionException failed) {
            throw new AssertionError(
                    check.where() + ": in another thread, " + failed.getCause() + "\n  every thread may call this",
                    failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while other threads were at work", stopped);
        } finally {
            threads.shutdownNow();
        }
    }
}
