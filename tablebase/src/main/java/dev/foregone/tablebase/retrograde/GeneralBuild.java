package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.file.EncodedSection;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.SectionEncoder;
import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.work.ProgressMeter;
import dev.foregone.tablebase.work.ProgressMeter.Stage;
import dev.foregone.tablebase.work.TooLargeException;
import dev.foregone.tablebase.work.WorkDirectory;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Solves any game, cycles included: finds every position, then works backwards from the end of the game. The positions,
 * once found, are a step that a build resumes from; the section is the other.
 */
public final class GeneralBuild {

    /** The name of the step that is the section. */
    public static final String WHOLE = "whole";

    private static final String POSITIONS = "positions";

    /** The names of its steps. */
    public static final List<String> STEPS = List.of(WHOLE, POSITIONS, Handover.KNOWN, Handover.FRESH);

    private static final int NO_LAYER = -1;
    private static final int PIECE = 1 << 16;
    private static final int SAMPLE = 1 << 12;
    private static final double DISCOVERED = 0.4;
    private static final double PROPAGATION = 0.5;

    private final KeyRules keyRules;
    private final PackedRules<?, ?> rules;
    private final WorkDirectory work;
    private final Workers workers;
    private final long memoryBytes;
    private final ProgressMeter meter;
    private final AtomicLong moves = new AtomicLong();

    /** A build, which resumes from the contents of the work directory. */
    public GeneralBuild(KeyRules keyRules, WorkDirectory work, Workers workers, long memoryBytes, ProgressMeter meter) {
        this.keyRules = keyRules;
        this.rules = keyRules.rules();
        this.work = work;
        this.workers = workers;
        this.memoryBytes = memoryBytes;
        this.meter = meter;
    }

    /** What a build has found, all positions or some of them, before it turned out to be too large. */
    public static Optional<Handover.Found> found(WorkDirectory work) throws IOException {
        Optional<Path> all = positions(work);
        return all.isPresent()
                ? Optional.of(
                        new Handover.Found(List.of(all.get().toAbsolutePath().toString()), List.of()))
                : new Handover(work).found();
    }

    private static Optional<Path> positions(WorkDirectory work) throws IOException {
        Path found = work.step(POSITIONS, 0);
        return work.finished(found, () -> KeyFile.check(found)) ? Optional.of(found) : Optional.empty();
    }

    /**
     * Does the remaining work.
     *
     * @return the file of the section
     */
    public List<Path> run(long root) throws IOException {
        Path section = work.step(WHOLE, 0);
        if (!work.finished(section, () -> Section.alone(section).checkBlocks())) {
            KeyTable table = discovered(root);
            solve(table);
            EncodedSection encoded = SectionEncoder.encode(table, NO_LAYER, moves.get(), -1, workers);
            work.finish(section, encoded::writeTo);
        }
        return List.of(section);
    }

    private KeyTable discovered(long root) throws IOException {
        Optional<Path> found = positions(work);
        if (found.isPresent()) {
            try (KeyFile keys = KeyFile.open(found.get())) {
                return keys.toTable(workers);
            }
        }
        KeyTable table = new Discovery(keyRules, workers, memoryBytes, meter, new Handover(work)).discover(root);
        work.finish(work.step(POSITIONS, 0), KeyFile.content(table, workers));
        return table;
    }

    private void solve(KeyTable table) throws IOException {
        long needed = bytes(table);
        meter.plan(table.size(), needed, memoryBytes);
        meter.report(Stage.SOLVE, DISCOVERED, table.size());
        checkMemory(table, needed, "at least ");
        Labels labels = new Labels(table.size());
        if (takesBack()) {
            ReverseMoves byRules =
                    new MovesByRules(keyRules, rules.predecessors().orElseThrow(), table);
            Propagation propagation = propagation(labels, byRules, null);
            begin(table, propagation, null);
            propagation.run();
        } else {
            TurnMoves stored = TurnMoves.of(table.size(), rules.alternates());
            Propagation propagation = propagation(labels, stored.passing(), stored.keeping());
            long relevant = begin(table, propagation, stored);
            checkMemory(table, needed + StoredMoves.bytes(0, relevant), "");
            stored.allocate();
            store(table, stored);
            propagation.run();
        }
        encode(table, labels);
    }

    /** Whether moves are taken back by the rules; otherwise they are stored. */
    private boolean takesBack() {
        return rules.predecessors().isPresent() && rules.alternates();
    }

    /** The memory needed besides stored moves, whose number is not known yet. */
    private long bytes(KeyTable table) {
        long size = table.size();
        long ends = takesBack() ? 0 : StoredMoves.bytes(size, 0) * (rules.alternates() ? 1 : 2);
        return KeyTable.bytes(size, table.bits()) + Integer.BYTES * size + size / 2 + ends;
    }

    private void checkMemory(KeyTable table, long needed, String atLeast) {
        if (needed > memoryBytes) {
            throw new TooLargeException(
                    String.format(
                            "its %,d positions take %s%,d bytes of memory at one time, and %,d are allowed%s",
                            table.size(),
                            takesBack() ? "" : atLeast,
                            needed,
                            memoryBytes,
                            rules.predecessors().isPresent() ? "" : "; rules that tell predecessors need less"),
                    takesBack() ? needed : bytes(table) + StoredMoves.bytes(0, moves(table)));
        }
    }

    /** About how many moves all positions have, by a sample. */
    private long moves(KeyTable table) {
        Expander expander = new Expander(keyRules);
        int sample = Math.min(SAMPLE, table.size());
        long[] counted = new long[1];
        for (int i = 0; i < sample; i++) {
            int index = (int) ((long) table.size() * i / sample);
            expander.expand(table.cursor(index).next(), child -> counted[0]++);
        }
        return counted[0] * table.size() / sample;
    }

    private Propagation propagation(Labels labels, ReverseMoves passing, @Nullable ReverseMoves keeping) {
        return new Propagation(
                labels,
                passing,
                keeping,
                workers,
                settled ->
                        meter.report(Stage.SOLVE, DISCOVERED + PROPAGATION * settled / labels.size(), labels.size()));
    }

    /** Work on a piece of the table. */
    @FunctionalInterface
    private interface PieceWork {
        void accept(int index, long key, Classifier classifier);
    }

    private void forEach(KeyTable table, PieceWork piecework) throws IOException {
        int pieces = (int) (((long) table.size() + PIECE - 1) / PIECE);
        workers.run(pieces, (piece, worker) -> {
            Classifier classifier = new Classifier(keyRules);
            int begin = piece * PIECE;
            KeyTable.Cursor cursor = table.cursor(begin);
            int end = (int) Math.min(table.size(), (long) begin + PIECE);
            for (int index = begin; index < end; index++) {
                piecework.accept(index, cursor.next(), classifier);
            }
            moves.addAndGet(classifier.moves());
        });
    }

    /** Classifies every position and, where moves are to be stored, counts them; returns how many these are. */
    private long begin(KeyTable table, Propagation propagation, @Nullable TurnMoves stored) throws IOException {
        AtomicLong relevant = new AtomicLong();
        forEach(table, (index, key, classifier) -> {
            propagation.begin(index, key, classifier);
            if (stored != null) {
                for (int i = 0; i < classifier.relevantSize(); i++) {
                    stored.of(classifier.relevantAgain(i)).count(indexOf(table, classifier.relevant(i)));
                }
                relevant.addAndGet(classifier.relevantSize());
            }
        });
        return relevant.get();
    }

    private void store(KeyTable table, TurnMoves stored) throws IOException {
        long counted = moves.get();
        forEach(table, (index, key, classifier) -> {
            classifier.classify(key);
            for (int i = 0; i < classifier.relevantSize(); i++) {
                stored.of(classifier.relevantAgain(i)).add(index, indexOf(table, classifier.relevant(i)));
            }
        });
        moves.set(counted);
    }

    private static int indexOf(KeyTable table, long key) {
        int index = table.indexOf(key);
        if (index < 0) {
            throw Classifier.notReached(key);
        }
        return index;
    }

    private void encode(KeyTable table, Labels labels) throws IOException {
        int pieces = (int) (((long) table.size() + PIECE - 1) / PIECE);
        workers.run(pieces, (piece, worker) -> {
            int end = (int) Math.min(table.size(), (piece + 1L) * PIECE);
            for (int index = piece * PIECE; index < end; index++) {
                table.code(index, Labels.code(labels.get(index)));
            }
        });
    }
}
