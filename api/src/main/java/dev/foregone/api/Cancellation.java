package dev.foregone.api;

/** A switch that stops a search from another thread. Once thrown it stays thrown. Safe for use by many threads. */
public final class Cancellation {

    private volatile boolean cancelled;

    /** A switch that has not been thrown. */
    public Cancellation() {}

    /** Asks the searches that watch this switch to stop; each does within a few thousand positions. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Whether the switch has been thrown.
     *
     * @return true after {@link #cancel()}
     */
    public boolean isCancelled() {
        return cancelled;
    }
}
