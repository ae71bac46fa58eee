package dev.foregone.web.java.util.concurrent;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** What one thread finds out and later reads: there is nobody to wait for. */
public final class CompletableFuture<T> {

    private boolean done;
    private @Nullable T result;
    private @Nullable Throwable failure;

    public boolean complete(T found) {
        boolean first = !done;
        if (first) {
            done = true;
            result = found;
        }
        return first;
    }

    public boolean completeExceptionally(Throwable why) {
        boolean first = !done;
        if (first) {
            done = true;
            failure = why;
        }
        return first;
    }

    public boolean isDone() {
        return done;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    @SuppressWarnings("NullAway") // there is a result
    public T join() {
        if (!done || failure != null) {
            throw new IllegalStateException("there is no result", failure);
        }
        return result;
    }

    public T get(long time, TimeUnit unit) throws ExecutionException, TimeoutException {
        if (!done) {
            throw new TimeoutException();
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return join();
    }
}
