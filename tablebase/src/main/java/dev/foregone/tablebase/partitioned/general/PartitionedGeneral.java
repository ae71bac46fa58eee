package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.Placement;
import dev.foregone.tablebase.partitioned.RulesIdentity;
import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.partitioned.ThisMachine;
import dev.foregone.tablebase.partitioned.general.Note.Stage;
import dev.foregone.tablebase.work.DamagedFileException;
import dev.foregone.tablebase.work.ProgressMeter;
import dev.foregone.tablebase.work.Stop;
import dev.foregone.tablebase.work.WorkDirectory;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;

/**
 * The driver of a build of any game, cycles included, on several machines: it gives these their work in turn, and notes
 * what has been done. The package describes the supersteps.
 */
public final class PartitionedGeneral {

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
     * A build, which goes on from what is noted in the work directory.
     *
     * @param rules which rules it is of
     * @param work where the driver notes what is done, and the machines keep the positions
     * @param file the main file of the tablebase, by the name that all machines know it by; only its parts are written
     * @param partitions how many partitions there are; a build that is gone on with keeps as many as it has
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
     * Does what is still to be done.
     *
     * @param rules the driver's own rules
     * @return the parts that are written, in ascending order of keys
     * @throws DamagedFileException if a file is damaged, or a {@link NoSuchFileException} if it is missing; the last superstep is
     *     done again by the next run
     */
    public List<Part> run(PackedRules<?, ?> rules) throws IOException {
        identity.check(rules);
        NoteFiles notes = new NoteFiles(work);
        Leftovers leftovers = new Leftovers(files);
        Note note = notes.last().orElse(Note.begin());
        if (note.stage() == Stage.BEGIN) {
            leftovers.delete(note, note); // of a build of which nothing is noted
        }
        Setup setup = setup(note);
        try {
            Placement placement = new Placement(cluster, new ThisMachine(rules));
            while (note.stage() != Stage.DONE) {
                stop.check();
                report(note);
                Note next = new Plan(setup, placement.of(note.positions()), file).next(note);
                notes.add(next);
                leftovers.delete(note, next);
                note = next;
            }
            leftovers.delete(note, note);
            return note.parts();
        } catch (DamagedFileException | NoSuchFileException damaged) {
            notes.dropLast();
            throw damaged;
        } finally {
            LabelCache.ofThisJvm().removeAll(setup.token());
        }
    }

    private Setup setup(Note note) {
        int count = note.stage() == Stage.BEGIN ? partitions : note.counts().size();
        return new Setup(identity, files, new Owners(count), UUID.randomUUID().toString());
    }

    private void report(Note note) {
        long positions = Math.max(1, note.positions());
        switch (note.stage()) {
            case BEGIN, DISCOVER ->
                meter.report(
                        ProgressMeter.Stage.DISCOVER,
                        DISCOVERED * (note.positions() - note.count()) / positions,
                        note.positions());
            default ->
                meter.report(
                        ProgressMeter.Stage.SOLVE,
                        DISCOVERED + PROPAGATION * Math.min(note.settled(), positions) / positions,
                        note.positions());
        }
    }
}
