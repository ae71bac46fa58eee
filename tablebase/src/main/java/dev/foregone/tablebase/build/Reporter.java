package dev.foregone.tablebase.build;

import dev.foregone.spi.ListenerFailure;
import dev.foregone.tablebase.report.BuildListener;
import dev.foregone.tablebase.work.ProgressMeter;
import java.nio.file.Path;

/** Passes the progress of a build on to a listener, one call at a time and never backwards. */
final class Reporter implements ProgressMeter {

    private final BuildListener listener;
    private BuildListener.Stage stage = BuildListener.Stage.DISCOVER;
    private double fraction;
    private long positions;

    Reporter(BuildListener listener) {
        this.listener = listener;
    }

    @Override
    public synchronized void report(Stage now, double done, long found) {
        BuildListener.Stage next = BuildListener.Stage.valueOf(now.name());
        stage = next.compareTo(stage) > 0 ? next : stage;
        fraction = Math.min(1, Math.max(fraction, done));
        positions = Math.max(positions, found);
        ListenerFailure.guard(() -> listener.progressed(stage, fraction, positions));
    }

    synchronized long positions() {
        return positions;
    }

    synchronized void continuesOnDisk(long allowedBytes, int partitions, Path directory) {
        ListenerFailure.guard(() -> listener.continuesOnDisk(positions, allowedBytes, partitions, directory));
    }

    @Override
    public synchronized void plan(long found, long memoryBytes, long allowedBytes) {
        ListenerFailure.guard(() -> listener.planned(found, memoryBytes, allowedBytes));
    }
}
