package dev.foregone.explorer.questions;

import dev.foregone.api.StoppedException;

/** What work ends with when the explorer closes. */
public final class Closing {

    private Closing() {}

    /** For work that is not begun, or given up. */
    public static StoppedException stopped() {
        return new StoppedException("the explorer is closing");
    }

    /** For a wait that was interrupted: the thread stays interrupted. */
    public static StoppedException interrupted() {
        Thread.currentThread().interrupt();
        return stopped();
    }
}
