package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.LocalCluster;
import dev.foregone.tablebase.partitioned.RulesIdentity;
import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.partitioned.WorkPlacement;
import dev.foregone.tablebase.partitioned.general.Checkpoint.Stage;
import dev.foregone.tablebase.records.DamagedFileException;
import dev.foregone.tablebase.records.WorkDirectory;
import dev.foregone.tablebase.work.ProgressMeter;
import dev.foregone.tablebase.work.Stop;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;

/**
 * The driver of a build of any game, cycles included, on several machines: it assigns them their work in turn, and
 * records what has been done. The package describes the supersteps.
 */
public final class PartitionedGeneral {

    /** The names of its steps. */
    public static final List<String> STEPS = List.of(CheckpointFiles.NOTE, StepFiles.NAMES);

    private static final double DISCOVERED = 0.4;
    private static final double PROPAGATION = 0.5;

    private final Cluster cluster;
    private final RulesIdentity identity;
    private final StepFiles files;
    private final int partitions;
    private final WorkDirectory work;
    private final String file;
    private final ProgressMeter meter;
    private final Stop stop;

    /**
     * A build, which resumes from the last checkpoint in the work directory.
     *
     * @param rules the identity of its rules
     * @param work where the driver records what is done, and the machines keep the positions
     * @param file the main file of the tablebase, by the name that all machines know it by; only its parts are written
     * @param partitions how many partitions there are; a build that is resumed keeps its number
     */
    public PartitionedGeneral(
            Cluster cluster,
            RulesIdentity rules,
            WorkDirectory work,
            Path file,
            int partitions,
            ProgressMeter meter,
            Stop stop) {
        this.cluster = cluster;
        this.identity = rules;
        this.files = StepFiles.in(work.directory());
        this.partitions = partitions;
        this.work = work;
        this.file = file.toAbsolutePath().toString();
        this.meter = meter;
        this.stop = stop;
    }

    /**
     * Does the remaining work.
     *
     * @param rules the driver's own rules
     * @return the parts that are written, in ascending order of keys
     * @throws DamagedFileException if a file is damaged, or a {@link NoSuchFileException} if it is missing; the last superstep is
     *     done again by the next run
     */
    public List<Part> run(PackedRules<?, ?> rules) throws IOException {
        identity.check(rules);
        CheckpointFiles checkpoints = new CheckpointFiles(work);
        StepCleanup cleanup = new StepCleanup(files);
        Checkpoint checkpoint = checkpoints.last().orElse(Checkpoint.begin());
        if (checkpoint.stage() == Stage.BEGIN) {
            cleanup.delete(checkpoint, checkpoint); // of a build without a checkpoint
        }
        BuildContext context = context(checkpoint);
        try {
            WorkPlacement placement = new WorkPlacement(cluster, LocalCluster.ofDriver(rules, files, stop));
            while (checkpoint.stage() != Stage.DONE) {
                stop.check();
                report(checkpoint);
                Checkpoint next =
                        new Schedule(context, placement.of(checkpoint.positions()), file, work).next(checkpoint);
                checkpoints.add(next);
                cleanup.delete(checkpoint, next);
                checkpoint = next;
            }
            cleanup.delete(checkpoint, checkpoint);
            return checkpoint.parts();
        } catch (DamagedFileException | NoSuchFileException damaged) {
            checkpoints.dropLast();
            throw damaged;
        } finally {
            LabelCache.ofThisJvm().removeAll(context.token());
        }
    }

    private BuildContext context(Checkpoint checkpoint) {
        int count = checkpoint.stage() == Stage.BEGIN
                ? partitions
                : checkpoint.counts().size();
        return new BuildContext(
                identity, files, new Owners(count), UUID.randomUUID().toString());
    }

    private void report(Checkpoint checkpoint) {
        long positions = Math.max(1, checkpoint.positions());
        switch (checkpoint.stage()) {
            case BEGIN, DISCOVER ->
                meter.report(
                        ProgressMeter.Stage.DISCOVER,
                        DISCOVERED * (checkpoint.positions() - checkpoint.count()) / positions,
                        checkpoint.positions());
            default ->
                meter.report(
                        ProgressMeter.Stage.SOLVE,
                        DISCOVERED + PROPAGATION * Math.min(checkpoint.settled(), positions) / positions,
                        checkpoint.positions());
        }
    }
}
