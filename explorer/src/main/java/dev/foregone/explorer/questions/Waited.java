package dev.foregone.explorer.questions;

/** A question that clients wait for. */
interface Waited {

    /** Whether any waiting client would be noticed when it leaves. */
    boolean isWatched();

    /** Ends it in favour of newer work. */
    void giveWay();
}
