package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.partitioned.Driver;
import dev.foregone.tablebase.partitioned.KeyRanges;
import dev.foregone.tablebase.partitioned.general.Checkpoint.Stage;
import dev.foregone.tablebase.retrograde.GeneralBuild;
import dev.foregone.tablebase.retrograde.Handover;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The superstep that follows each checkpoint, and the checkpoint after it. */
final class Schedule {

    /** All labels are written again when as many have changed as there are, or after this many supersteps. */
    private static final int MOST_STEPS = 64;

    private final BuildContext context;
    private final Driver driver;
    private final Cluster cluster;
    private final List<Integer> all;

    /**
     * The schedule of a build.
     *
     * @param cluster does the next superstep
     */
    Schedule(BuildContext context, Driver driver, Cluster cluster) {
        this.context = context;
        this.driver = driver;
        this.cluster = cluster;
        this.all = context.owners().all();
    }

    /** Runs the superstep that follows. */
    Checkpoint next(Checkpoint checkpoint) throws IOException {
        return switch (checkpoint.stage()) {
            case BEGIN -> begin(checkpoint);
            case DISCOVER -> checkpoint.count() > 0 ? discover(checkpoint) : number(checkpoint);
            case NUMBERED -> classify(checkpoint);
            case WINS -> winsGoOn(checkpoint) ? propagate(checkpoint) : beginDraws(checkpoint);
            case DRAWS -> checkpoint.count() > 0 ? propagate(checkpoint) : write(checkpoint);
            case DONE -> checkpoint;
        };
    }

    /** A build in memory may have found positions before; never one on a cluster. */
    private Checkpoint begin(Checkpoint checkpoint) throws IOException {
        Optional<Handover.Found> found = GeneralBuild.found(driver.work());
        if (found.isPresent()) {
            return checkpoint.takenOver(TakeOver.STEP, cluster.run(all, new TakeOver(context, found.get())));
        }
        return checkpoint.discovered(PlaceRoot.STEP, cluster.run(all, new PlaceRoot(context)));
    }

    private Checkpoint discover(Checkpoint checkpoint) throws IOException {
        int step = checkpoint.step() + 1;
        return checkpoint.discovered(
                step, cluster.exchange(checkpoint.busy(), new Expand(context, step), all, new KeepNew(context, step)));
    }

    private Checkpoint number(Checkpoint checkpoint) throws IOException {
        List<NumberPositions.Sample> samples = cluster.run(all, new NumberPositions(context, checkpoint.step()));
        long[] keys = samples.stream()
                .flatMapToLong(sample -> LongStream.of(sample.keys()))
                .toArray();
        return checkpoint.numbered(KeyRanges.even(keys, Math.min(all.size(), keys.length))); // so that none is empty
    }

    private Checkpoint classify(Checkpoint checkpoint) throws IOException {
        return checkpoint.classified(
                cluster.exchange(all, new Classify(context, checkpoint.ranges()), all, new StoreMoves(context)));
    }

    /** Positions lost in 2 are known from the beginning, and join in when the others lost in 2 have been found. */
    private static boolean winsGoOn(Checkpoint checkpoint) {
        return checkpoint.count() > 0 || (checkpoint.later() > 0 && checkpoint.step() <= SendUpdates.LOST_IN_TWO_FROM);
    }

    private Checkpoint propagate(Checkpoint checkpoint) throws IOException {
        boolean allLabels =
                checkpoint.changed() >= checkpoint.positions() || checkpoint.step() - checkpoint.base() >= MOST_STEPS;
        boolean everybody = checkpoint.step() == SendUpdates.LOST_IN_TWO_FROM && checkpoint.later() > 0;
        return checkpoint.solved(
                checkpoint.stage(),
                cluster.exchange(
                        everybody ? all : checkpoint.busy(),
                        new SendUpdates(context, checkpoint.step()),
                        all,
                        new ApplyUpdates(context, checkpoint.state(), allLabels)),
                allLabels);
    }

    private Checkpoint beginDraws(Checkpoint checkpoint) throws IOException {
        return checkpoint.solved(Stage.DRAWS, cluster.run(all, new BeginDraws(context, checkpoint.state())), false);
    }

    private Checkpoint write(Checkpoint checkpoint) throws IOException {
        List<Integer> parts =
                IntStream.range(0, checkpoint.ranges().count()).boxed().toList();
        return checkpoint.written(cluster.exchange(
                all,
                new SendOutcomes(context, checkpoint.state(), checkpoint.ranges()),
                parts,
                new WritePart(context, driver.fileName())));
    }
}
