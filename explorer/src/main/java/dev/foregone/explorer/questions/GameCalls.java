package dev.foregone.explorer.questions;

import dev.foregone.explorer.http.Problem;
import java.util.function.Supplier;

/** Short calls of one game, each no longer than the game may take. */
public interface GameCalls {

    /** Begins short work that calls the game. It fails if too much is waiting, or the game holds too many threads. */
    <T> Pending<T> begin(Supplier<T> work);

    /**
     * Calls the game and waits.
     *
     * @throws Problem if it takes longer than it may, or holds too many threads
     */
    default <T> T ask(Supplier<T> work) {
        return begin(work).await();
    }

    /** Calls the game to tell what was found: the same, but however much is waiting. */
    default <T> T tell(Supplier<T> work) {
        return ask(work);
    }

    /**
     * Refuses to call a game that holds any thread, where its answer is dispensable.
     *
     * @throws Problem if it does
     */
    default void refuseIfAnyIsStuck() {}
}
