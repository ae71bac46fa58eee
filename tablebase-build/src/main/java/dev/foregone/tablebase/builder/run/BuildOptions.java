package dev.foregone.tablebase.builder.run;

import dev.foregone.api.Cancellation;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.builder.storage.Disk;
import org.jspecify.annotations.Nullable;

/**
 * How a build works; only {@code layers} changes the order of the outcomes. Of a tablebase in parts, {@code partitions} and on disk
 * {@code threads} change how they are cut.
 *
 * @param cluster where the work is done, or null for this machine
 * @param partitions how many parts a large layer is cut into on a cluster or on disk, or 0 to leave that to the build
 * @param continueOnDisk whether a build that does not fit into memory continues on disk
 */
public record BuildOptions(
        int threads,
        long memoryBytes,
        boolean layers,
        BuildListener listener,
        @Nullable Cancellation cancellation,
        Disk disk,
        @Nullable Cluster cluster,
        int partitions,
        boolean continueOnDisk) {

    /** How many parts a game is cut into on this machine's disk. */
    public Partitioning partitioningOnDisk() {
        return Partitioning.onDisk(partitions, threads);
    }
}
