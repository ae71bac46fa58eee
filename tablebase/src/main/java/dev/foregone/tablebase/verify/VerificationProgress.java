package dev.foregone.tablebase.verify;

import dev.foregone.api.ProgressListener;
import dev.foregone.spi.ListenerFailure;

/** Counts positions that have been checked, and passes the number on. */
final class VerificationProgress {

    private final ProgressListener listener;
    private final long all;
    private long positions;

    VerificationProgress(ProgressListener listener, long all) {
        this.listener = listener;
        this.all = all;
    }

    /** This many more have been checked; 1 is reported only at the end. */
    synchronized void add(long count) {
        positions += count;
        double fraction = Math.min(0.999, (double) positions / Math.max(1, all));
        ListenerFailure.guard(() -> listener.progressed(fraction, positions));
    }

    /** All have been checked, and none is wrong. */
    synchronized void end() {
        listener.progressed(1, positions);
    }

    synchronized long positions() {
        return positions;
    }
}
