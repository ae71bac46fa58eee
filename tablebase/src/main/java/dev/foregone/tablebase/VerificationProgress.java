package dev.foregone.tablebase;

import dev.foregone.api.ProgressListener;

/** Counts positions that have been checked, and passes the number on. */
final class VerificationProgress {

    private final ProgressListener listener;
    private final long all;
    private long positions;

    VerificationProgress(ProgressListener listener, long all) {
        this.listener = listener;
        this.all = all;
    }

    /** So many more have been checked; 1 is reported only at the end. */
    synchronized void add(long count) {
        positions += count;
        double fraction = Math.min(0.999, (double) positions / Math.max(1, all));
        ListenerFault.guard(() -> listener.progressed(fraction, positions));
    }

    synchronized void end(boolean all) {
        if (all) {
            listener.progressed(1, positions);
        }
    }

    synchronized long positions() {
        return positions;
    }
}
