package dev.foregone.explorer.questions;

/** Work on one game that takes as long as its limits allow. */
public interface PoolWork {

    /** Does the work, on a thread of a pool. */
    void run();

    /** Whether a limit was hit, so that {@link #run} should have returned. Any thread may ask. */
    boolean isOver();

    /** Called when the work has failed or does not return. It may have ended by then, and may still end later. */
    void fail(Throwable why);
}
