package dev.foregone.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

/** Threads that do equal pieces of work, each until it is too late to begin another. */
final class ThreadTeam implements AutoCloseable {

    private final ExecutorService threads;

    ThreadTeam(int count) {
        threads = Executors.newFixedThreadPool(count, work -> {
            Thread thread = new Thread(work, "training");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The results of pieces 0 and up, in this order, of those that were begun in time. */
    <T> List<T> results(int count, BooleanSupplier isOver, IntFunction<T> work) {
        List<Future<Optional<T>>> futures = new ArrayList<>();
        for (int piece = 0; piece < count; piece++) {
            int its = piece;
            futures.add(
                    threads.submit(() -> isOver.getAsBoolean() ? Optional.<T>empty() : Optional.of(work.apply(its))));
        }
        List<T> results = new ArrayList<>();
        for (Future<Optional<T>> future : futures) {
            result(future).ifPresent(results::add);
        }
        return results;
    }

    private static <T> Optional<T> result(Future<Optional<T>> future) {
        try {
            return future.get();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            if (failure.getCause() instanceof Error fault) {
                throw fault;
            }
            throw new IllegalStateException(failure.getCause());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
