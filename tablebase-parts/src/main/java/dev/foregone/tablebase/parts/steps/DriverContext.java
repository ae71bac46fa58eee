package dev.foregone.tablebase.parts.steps;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.run.Partitioning;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.nio.file.Path;

/**
 * The program that assigns the work of a build in parts, and what it has for that.
 *
 * @param cluster does work that is worth sending off
 * @param rules the rules of the game, as this program has them
 * @param identity which rules every machine must have
 * @param work where it records what is done, and the machines keep positions
 * @param file the main file of the tablebase
 * @param partitioning how many partitions positions are cut into; a build that is resumed keeps its number
 */
public record DriverContext(
        Cluster cluster,
        PackedRules<?, ?> rules,
        RulesIdentity identity,
        WorkDirectory work,
        Path file,
        Partitioning partitioning,
        MonotoneProgress progress,
        Stop stop) {

    /** The files of all machines. */
    public StepFiles files() {
        return StepFiles.in(work.directory());
    }

    /** What it has recorded. */
    public Checkpoints checkpoints() {
        return new Checkpoints(work);
    }

    /** The main file, by the name that all machines know it by. */
    public String fileName() {
        return file.toAbsolutePath().toString();
    }

    /** Whether work on this many positions is not worth sending off. */
    public boolean isSmall(long positions) {
        return positions < cluster.localThreshold();
    }

    /** Where work on this many positions is done: here, by the calling thread alone, or on the cluster. */
    public Cluster placed(long positions) {
        return isSmall(positions) ? new LocalCluster(rules, new Workers(1, stop), files()) : cluster;
    }
}
