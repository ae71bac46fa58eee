package dev.foregone.tablebase.threads;

import dev.foregone.api.ProgressListener;
import dev.foregone.spi.ListenerFailure;

/** Counts positions that have been checked or written, and passes the number on. */
public final class PositionProgress {

    private final ProgressListener listener;
    private final long all;
    private long positions;

    /** Of this many positions; one that is dealt with twice counts twice. */
    public PositionProgress(ProgressListener listener, long all) {
        this.listener = listener;
        this.all = all;
    }

    /** So many more are done; 1 is reported only at the end. */
    public synchronized void add(long count) {
        positions += count;
        double fraction = Math.min(0.999, (double) positions / Math.max(1, all));
        ListenerFailure.guard(() -> listener.progressed(fraction, positions));
    }

    /** All are done. */
    public synchronized void end() {
        listener.progressed(1, positions);
    }

    /** How many are done. */
    public synchronized long positions() {
        return positions;
    }
}
