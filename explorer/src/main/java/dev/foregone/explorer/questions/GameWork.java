package dev.foregone.explorer.questions;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Work on one game that has one result.
 *
 * @param <T> the type of the result
 */
public abstract class GameWork<T> implements PoolWork, Pending<T> {

    private final CompletableFuture<T> result = new CompletableFuture<>();

    /** The result, or the failure, when it is there. */
    public final CompletableFuture<T> result() {
        return result;
    }

    @Override
    public void fail(Throwable why) {
        result.completeExceptionally(why);
    }

    @Override
    public Optional<T> await(Duration most) throws InterruptedException {
        return ThreadInGame.waiting(result, most);
    }
}
