package dev.foregone.explorer.questions;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Work on one game that has one result, done on a thread of that game.
 *
 * @param <T> the type of the result
 */
public abstract class GameWork<T> implements Pending<T> {

    private final CompletableFuture<T> result = new CompletableFuture<>();

    /** The result, or the failure, when it is there. */
    public final CompletableFuture<T> result() {
        return result;
    }

    /** Does the work. */
    public abstract void run();

    /** Whether {@link #run} should have returned. Any thread may ask. */
    public abstract boolean isOver();

    /** Called when the work has failed or does not return. It may have ended by then, and may still end later. */
    public void fail(Throwable why) {
        result.completeExceptionally(why);
    }

    @Override
    public Optional<T> await(Duration most) throws InterruptedException {
        return ThreadInGame.waiting(result, most);
    }

    /** Whether it continues what was accepted before: then it is not refused. */
    public boolean continues() {
        return false;
    }

    /** Whether any client that waits would be noticed when it leaves. */
    public boolean isWatched() {
        return true;
    }

    /** Ends work that is not watched in favour of newer work. */
    public void giveWay() {}
}
