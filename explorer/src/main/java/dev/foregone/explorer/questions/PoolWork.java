package dev.foregone.explorer.questions;

/** Work on one game, done on a thread of that game. */
public interface PoolWork {

    /** Does the work. */
    void run();

    /** Whether {@link #run} should have returned. Any thread may ask. */
    boolean isOver();

    /** Called when the work has failed or does not return. It may have ended by then, and may still end later. */
    void fail(Throwable why);

    /** Whether any client that waits would be noticed when it leaves. */
    default boolean isWatched() {
        return true;
    }

    /** Ends work that is not watched in favour of newer work. */
    default void giveWay() {}
}
