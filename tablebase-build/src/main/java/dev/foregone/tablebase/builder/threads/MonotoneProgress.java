package dev.foregone.tablebase.builder.threads;

import dev.foregone.spi.ListenerFailure;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import java.nio.file.Path;

/** Passes the progress of a build on to its listener, one call at a time and never backwards. */
public final class MonotoneProgress {

    private final BuildListener listener;
    private Stage stage = Stage.DISCOVER;
    private double fraction;
    private long positions;

    /** Progress that a listener is to receive. */
    public MonotoneProgress(BuildListener listener) {
        this.listener = listener;
    }

    /** The work has advanced. When several threads report, a report may be slightly behind the one before. */
    public synchronized void report(Stage now, double done, long found) {
        stage = now.compareTo(stage) > 0 ? now : stage;
        fraction = Math.min(1, Math.max(fraction, done));
        positions = Math.max(positions, found);
        ListenerFailure.guard(() -> listener.progressed(stage, fraction, positions));
    }

    /** How many positions have been found. */
    public synchronized long positions() {
        return positions;
    }

    /** The build does not fit into memory. */
    public synchronized void continuesOnDisk(long allowedBytes, int partitions, Path directory) {
        ListenerFailure.guard(() -> listener.continuesOnDisk(positions, allowedBytes, partitions, directory));
    }

    /** The number of positions is known, and what the rest will need. */
    public synchronized void plan(long found, long memoryBytes, long allowedBytes) {
        ListenerFailure.guard(() -> listener.planned(found, memoryBytes, allowedBytes));
    }
}
