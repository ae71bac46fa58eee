package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.partitioned.KeyRanges;
import dev.foregone.tablebase.partitioned.general.Note.Stage;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Which superstep follows on what has been noted, and what is to be noted of it. */
final class Plan {

    /** Labels are written anew when as many have changed as there are, or after this many cluster. */
    private static final int MOST_STEPS = 64;

    private final Setup setup;
    private final Cluster cluster;
    private final String file;
    private final List<Integer> all;

    Plan(Setup setup, Cluster cluster, String file) {
        this.setup = setup;
        this.cluster = cluster;
        this.file = file;
        this.all = setup.owners().all();
    }

    /** Runs the superstep that follows. */
    Note next(Note note) throws IOException {
        return switch (note.stage()) {
            case BEGIN -> note.discovered(PlaceRoot.STEP, cluster.run(all, new PlaceRoot(setup)));
            case DISCOVER -> note.count() > 0 ? discover(note) : number(note);
            case NUMBERED -> classify(note);
            case WINS -> winsGoOn(note) ? propagate(note) : beginDraws(note);
            case DRAWS -> note.count() > 0 ? propagate(note) : write(note);
            case DONE -> note;
        };
    }

    private Note discover(Note note) throws IOException {
        int step = note.step() + 1;
        return note.discovered(
                step, cluster.exchange(note.busy(), new Expand(setup, step), all, new Sift(setup, step)));
    }

    private Note number(Note note) throws IOException {
        List<NumberPositions.Sample> samples = cluster.run(all, new NumberPositions(setup, note.step()));
        long[] keys = samples.stream()
                .flatMapToLong(sample -> LongStream.of(sample.keys()))
                .toArray();
        return note.numbered(KeyRanges.even(keys, Math.min(all.size(), keys.length))); // so that none is empty
    }

    private Note classify(Note note) throws IOException {
        return note.classified(cluster.exchange(all, new Classify(setup, note.ranges()), all, new StoreMoves(setup)));
    }

    /** Positions lost in 2 are known from the beginning, and join in when the others that are have been found. */
    private static boolean winsGoOn(Note note) {
        return note.count() > 0 || (note.later() > 0 && note.step() <= Spread.LOST_IN_TWO_FROM);
    }

    private Note propagate(Note note) throws IOException {
        boolean allLabels = note.changed() >= note.positions() || note.step() - note.base() >= MOST_STEPS;
        boolean everybody = note.step() == Spread.LOST_IN_TWO_FROM && note.later() > 0;
        return note.solved(
                note.stage(),
                cluster.exchange(
                        everybody ? all : note.busy(),
                        new Spread(setup, note.step()),
                        all,
                        new Settle(setup, note.state(), allLabels)),
                allLabels);
    }

    private Note beginDraws(Note note) throws IOException {
        return note.solved(Stage.DRAWS, cluster.run(all, new BeginDraws(setup, note.state())), false);
    }

    private Note write(Note note) throws IOException {
        List<Integer> parts = IntStream.range(0, note.ranges().count()).boxed().toList();
        return note.written(cluster.exchange(
                all, new SendOutcomes(setup, note.state(), note.ranges()), parts, new WritePart(setup, file)));
    }
}
