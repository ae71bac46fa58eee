package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.retrograde.GeneralBuild;
import dev.foregone.tablebase.builder.retrograde.Handover;
import dev.foregone.tablebase.builder.run.BuildInParts;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.parts.steps.Checkpoints;
import dev.foregone.tablebase.parts.steps.DriverContext;
import dev.foregone.tablebase.parts.steps.KeyRanges;
import dev.foregone.tablebase.parts.steps.PartNumbers;
import dev.foregone.tablebase.threads.FileWork;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The driver of a build of any game, cycles included, on several machines: the supersteps that the package describes, one after
 * the other. What each has counted is recorded when it is done; a build that begins again takes the same way, reads what is
 * recorded, and so goes on with the first superstep that is not.
 */
public final class PartitionedGeneral {

    /** The name of what a superstep has recorded: the sum of what partitions have counted, then what is fresh in each. */
    private static final String NOTE = BuildInParts.NOTE;

    /** All labels are written again when as many have changed as there are, or after this many supersteps. */
    private static final int MOST_STEPS = 64;

    private static final double DISCOVERED = 0.4;
    private static final double PROPAGATION = 0.5;

    private final DriverContext driver;
    private final BuildContext context;
    private final List<Integer> all;
    private final StepCleanup cleanup = new StepCleanup();

    /** How many supersteps are done. */
    private int done;

    /** Positions that the last superstep has found, or settled, and the partitions that have any. */
    private long fresh;

    private List<Integer> busy = List.of();
    private long positions;
    private long settled;

    /** Labels changed since all were written. */
    private long changed;

    private LabelState state = new LabelState(0, 0);

    /** A build, which resumes from what is recorded, with as many partitions as there were when it began. */
    public PartitionedGeneral(DriverContext driver) throws IOException {
        this.driver = driver;
        long[] first = driver.checkpoints().of(NOTE, 1);
        if (first == null) {
            StepCleanup.deleteAll(driver.files()); // of a build that was not recorded
        }
        Owners owners = new Owners(first == null ? driver.partitioning().ofGame() : first.length - 1);
        this.context = new BuildContext(
                driver.identity(), driver.files(), owners, UUID.randomUUID().toString());
        this.all = owners.all();
    }

    /**
     * Does the remaining work.
     *
     * @return the parts that are written, in ascending order of keys
     * @throws DamagedFileException if a file is damaged, or a {@link NoSuchFileException} if it is missing; the last superstep is
     *     done again by the next run
     */
    public List<Part> run() throws IOException {
        try {
            return parts();
        } catch (DamagedFileException | NoSuchFileException damaged) {
            driver.checkpoints().forget(NOTE, done);
            throw damaged;
        } finally {
            LabelCache.ofThisJvm().removeAll(context.token());
        }
    }

    /** Positions lost in 2 are known from the beginning, and join in when the others lost in 2 have been found. */
    private List<Part> parts() throws IOException {
        int last = discover();
        KeyRanges ranges = new KeyRanges(superstep(Stage.DISCOVER, DISCOVERED, () -> number(last)));
        cleanup.keep(List.of(StepFile.POSITIONS.directory(context.files(), 0)));
        solve(true, () -> cluster().exchange(all, new Classify(context, ranges), all, new StoreMoves(context)));
        while (fresh > 0 || state.step() <= SendUpdates.LOST_IN_TWO_FROM) {
            propagate(state.step() == SendUpdates.LOST_IN_TWO_FROM ? all : busy);
        }
        solve(false, () -> cluster().run(all, new BeginDraws(context, state)));
        while (fresh > 0) {
            propagate(busy);
        }
        long[] parts = superstep(Stage.SOLVE, solved(), () -> write(ranges));
        StepCleanup.deleteAll(context.files());
        return PartNumbers.read(parts);
    }

    /** Finds all positions, and returns the number of the last step. */
    private int discover() throws IOException {
        int last = TakeOver.STEP;
        find(last, () -> cluster().run(all, new TakeOver(context, found())));
        while (fresh > 0) {
            int step = ++last;
            find(step, () -> cluster().exchange(busy, new Expand(context, step), all, new KeepNew(context, step)));
        }
        return last;
    }

    /** A build in memory may have found positions before, never one on a cluster; otherwise the root is all that is known. */
    private Handover.Found found() throws IOException {
        Optional<Handover.Found> found = GeneralBuild.found(driver.work());
        if (found.isPresent()) {
            return found.get();
        }
        Path root = StepFile.FRESH.of(context.files(), 0, 0);
        context.files()
                .write(root, KeyFile.content(new long[] {driver.identity().root()}, 1));
        return new Handover.Found(List.of(root.toString()), List.of(root.toString()));
    }

    private void find(int step, FileWork<List<Count>> work) throws IOException {
        positions = count(Stage.DISCOVER, DISCOVERED * (positions - fresh) / Math.max(1, positions), work);
        cleanup.keep(RunFiles.directories(context.files(), step));
    }

    private long[] number(int last) throws IOException {
        long[] sample = cluster().run(all, new NumberPositions(context, last)).stream()
                .flatMapToLong(LongStream::of)
                .toArray();
        return KeyRanges.even(sample, Math.min(all.size(), sample.length)).firsts(); // so that none is empty
    }

    private void propagate(List<Integer> from) throws IOException {
        boolean allLabels = changed >= positions || state.step() - state.base() >= MOST_STEPS;
        SendUpdates updates = new SendUpdates(context, state.step());
        solve(allLabels, () -> cluster().exchange(from, updates, all, new ApplyUpdates(context, state, allLabels)));
    }

    private void solve(boolean allLabels, FileWork<List<Count>> work) throws IOException {
        long more = count(Stage.SOLVE, solved(), work);
        int step = state.step() + 1;
        state = new LabelState(allLabels ? step : state.base(), step);
        changed = allLabels ? 0 : changed + more;
        settled += fresh;
        cleanup.keep(state.directories(context.files()));
    }

    private double solved() {
        return DISCOVERED + PROPAGATION * settled / positions;
    }

    private long[] write(KeyRanges ranges) throws IOException {
        List<Integer> parts = IntStream.range(0, ranges.count()).boxed().toList();
        SendOutcomes outcomes = new SendOutcomes(context, state, ranges);
        return PartNumbers.of(cluster().exchange(all, outcomes, parts, new WritePart(context, driver.fileName())));
    }

    /** Where the next superstep is done. */
    private Cluster cluster() {
        return driver.placed(positions);
    }

    /** A superstep that counts; returns the sum of all. */
    private long count(Stage stage, double fraction, FileWork<List<Count>> work) throws IOException {
        long[] noted = superstep(stage, fraction, () -> {
            List<Count> counts = work.run();
            long sum = counts.stream().mapToLong(Count::all).sum();
            return LongStream.concat(LongStream.of(sum), counts.stream().mapToLong(Count::fresh))
                    .toArray();
        });
        busy = all.stream().filter(partition -> noted[partition + 1] > 0).toList();
        fresh = LongStream.of(noted).skip(1).sum();
        return noted[0];
    }

    /** What a superstep has recorded; if it has not, it is done now. */
    private long[] superstep(Stage stage, double fraction, FileWork<long[]> work) throws IOException {
        driver.stop().check();
        driver.progress().report(stage, fraction, positions);
        Checkpoints checkpoints = driver.checkpoints();
        int number = done + 1;
        long[] noted = checkpoints.of(NOTE, number, () -> {
            checkpoints.forget(NOTE, number + 1); // made from what is now made again
            return work.run();
        });
        done = number;
        return noted;
    }
}
