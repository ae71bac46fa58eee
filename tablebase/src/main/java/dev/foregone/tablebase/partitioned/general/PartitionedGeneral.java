package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.Driver;
import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.partitioned.general.Checkpoint.Stage;
import dev.foregone.tablebase.report.BuildListener;
import dev.foregone.tablebase.storage.DamagedFileException;
import dev.foregone.tablebase.threads.Progress;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.UUID;

/**
 * The driver of a build of any game, cycles included, on several machines: it assigns them their work in turn, and
 * records what has been done. The package describes the supersteps.
 */
public record PartitionedGeneral(Driver driver) {

    /** The names of its steps. */
    public static final List<String> STEPS = List.of(CheckpointFiles.NOTE, StepFiles.NAMES);

    private static final double DISCOVERED = 0.4;
    private static final double PROPAGATION = 0.5;

    /**
     * Does the remaining work.
     *
     * @return the parts that are written, in ascending order of keys
     * @throws DamagedFileException if a file is damaged, or a {@link NoSuchFileException} if it is missing; the last superstep is
     *     done again by the next run
     */
    public List<Part> run() throws IOException {
        driver.identity().check(driver.rules());
        CheckpointFiles checkpoints = new CheckpointFiles(driver.work());
        StepCleanup cleanup = new StepCleanup(driver.files());
        Checkpoint checkpoint = checkpoints.last().orElse(Checkpoint.begin());
        if (checkpoint.stage() == Stage.BEGIN) {
            cleanup.delete(checkpoint, checkpoint); // of a build without a checkpoint
        }
        BuildContext context = context(checkpoint);
        try {
            while (checkpoint.stage() != Stage.DONE) {
                driver.stop().check();
                report(checkpoint);
                Checkpoint next = new Schedule(context, driver, driver.placed(checkpoint.positions())).next(checkpoint);
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
                ? driver.partitioning().ofGame()
                : checkpoint.counts().size();
        return new BuildContext(
                driver.identity(),
                driver.files(),
                new Owners(count),
                UUID.randomUUID().toString());
    }

    private void report(Checkpoint checkpoint) {
        Progress progress = driver.progress();
        long found = checkpoint.positions();
        long all = Math.max(1, found);
        if (checkpoint.stage() == Stage.BEGIN || checkpoint.stage() == Stage.DISCOVER) {
            progress.report(BuildListener.Stage.DISCOVER, DISCOVERED * (found - checkpoint.count()) / all, found);
        } else {
            long settled = Math.min(checkpoint.settled(), all);
            progress.report(BuildListener.Stage.SOLVE, DISCOVERED + PROPAGATION * settled / all, found);
        }
    }
}
