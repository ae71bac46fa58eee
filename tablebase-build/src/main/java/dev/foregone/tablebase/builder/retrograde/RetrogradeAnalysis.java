package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.tablebase.builder.file.EncodedSection;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.builder.positions.Expander;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.positions.Numbering;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Solves the positions of a numbering: classifies each by a look at its children, then works backwards. Moves are taken back by
 * the rules where these can, and stored otherwise.
 */
final class RetrogradeAnalysis {

    private static final int SAMPLE = 1 << 12;

    private final KeyRules keyRules;
    private final PackedRules<?, ?> rules;
    private final Numbering positions;
    private final Classifier.Solved solved;
    private final @Nullable RememberedLabels remembered;
    private final Optional<Predecessors> predecessors;
    private final Workers workers;
    private final long memoryBytes;
    private final AtomicLong moves = new AtomicLong();

    /**
     * An analysis of positions.
     *
     * @param solved the outcomes of positions that moves lead to from these, and that are not among them
     * @param remembered what is known from the time when they were found; null if nothing is
     * @param predecessors takes back moves between them; empty if they are to be stored
     */
    RetrogradeAnalysis(
            KeyRules keyRules,
            Numbering positions,
            Classifier.Solved solved,
            @Nullable RememberedLabels remembered,
            Optional<Predecessors> predecessors,
            Resources resources) {
        this.keyRules = keyRules;
        this.rules = keyRules.rules();
        this.positions = positions;
        this.solved = solved;
        this.predecessors = predecessors.filter(any -> rules.alternates());
        this.remembered = remembered;
        this.workers = resources.workers();
        this.memoryBytes = resources.memoryBytes();
    }

    /** Whether what was seen when positions were found is of use: where moves are stored, these have to be asked for again. */
    static boolean remembers(PackedRules<?, ?> rules) {
        return rules.alternates() && rules.predecessors().isPresent();
    }

    /** The memory that it needs besides stored moves, whose number is not known yet. */
    long bytes() {
        long size = positions.size();
        long ends = predecessors.isPresent() ? 0 : StoredMoves.bytes(size, 0) * (rules.alternates() ? 1 : 2);
        return positions.bytes() + Labels.bytes(size) + Propagation.bytes(size) + ends;
    }

    /** Solves all of them; their section. What it takes to find their outcomes is let go before that is made. */
    EncodedSection solve(Propagation.Listener listener) throws IOException {
        Labels labels = labels(listener);
        SolvedPositions entries = new SolvedPositions(positions, labels);
        return SectionEncoder.encode(entries, SectionHeader.NO_LAYER, moves.get(), SectionHeader.NOT_COUNTED, workers);
    }

    private Labels labels(Propagation.Listener listener) throws IOException {
        checkMemory(bytes());
        Labels labels = new Labels(positions.size());
        if (predecessors.isPresent()) {
            ReverseMoves byRules = new MovesByRules(keyRules, predecessors.get(), positions);
            Propagation propagation = new Propagation(labels, byRules, null, workers, listener);
            if (remembered == null) {
                begin(propagation, null);
            } else {
                recall(propagation, remembered);
            }
            propagation.run();
        } else {
            TurnMoves stored = TurnMoves.of(positions.size(), rules.alternates());
            Propagation propagation = new Propagation(labels, stored.passing(), stored.keeping(), workers, listener);
            long relevant = begin(propagation, stored);
            checkMemory(bytes() + StoredMoves.bytes(0, relevant));
            stored.allocate();
            store(stored);
            propagation.run();
        }
        return labels;
    }

    private void checkMemory(long needed) {
        if (needed > memoryBytes) {
            throw new TooLargeException(
                    predecessors.isPresent() ? needed : bytes() + StoredMoves.bytes(0, sampledMoves()),
                    "its %,d positions take %s%,d bytes of memory at one time, and %,d are allowed%s",
                    positions.size(),
                    predecessors.isPresent() ? "" : "at least ",
                    needed,
                    memoryBytes,
                    predecessors.isPresent() ? "" : "; rules that tell predecessors need less");
        }
    }

    /** About how many moves all positions have, by a sample. */
    private long sampledMoves() {
        Expander expander = new Expander(keyRules);
        int sample = Math.min(SAMPLE, positions.size());
        long[] counted = new long[1];
        for (int i = 0; i < sample; i++) {
            int index = (int) ((long) positions.size() * i / sample);
            long position = positions.cursor(index).next();
            if (!isHole(position)) {
                expander.expand(position, child -> counted[0]++);
            }
        }
        return sample == 0 ? 0 : counted[0] * positions.size() / sample;
    }

    private boolean isHole(long position) {
        return position == Numbering.HOLE && positions.hasHoles();
    }

    /** Work on a piece of the positions. */
    @FunctionalInterface
    private interface PieceWork {
        void accept(int index, long position, Classifier classifier);
    }

    private void forEach(PieceWork piecework) throws IOException {
        workers.inPieces(positions.size(), Labels.PIECE, (begin, end) -> {
            Classifier classifier = new Classifier(keyRules, solved);
            Numbering.Cursor cursor = positions.cursor((int) begin);
            for (int index = (int) begin; index < end; index++) {
                long position = cursor.next();
                if (!isHole(position)) {
                    piecework.accept(index, position, classifier);
                }
            }
            moves.addAndGet(classifier.moves());
        });
    }

    /** Takes over what is remembered of the positions, which is then let go, and classifies the others. */
    private void recall(Propagation propagation, RememberedLabels known) throws IOException {
        workers.inPieces(positions.size(), Labels.PIECE, (begin, end) -> {
            Classifier classifier = new Classifier(keyRules, solved);
            Numbering.Cursor cursor = positions.cursor((int) begin);
            RememberedLabels.Cursor memory = known.cursor((int) begin);
            for (int index = (int) begin; index < end; index++) {
                int label = memory.next();
                if (label == RememberedLabels.NONE) {
                    propagation.begin(index, cursor.at(index), classifier);
                } else {
                    propagation.begin(index, RememberedLabels.label(label), RememberedLabels.spreadsFirst(label));
                }
            }
        });
        moves.set(known.moves());
        known.forget();
    }

    /** Classifies every position and, where moves are to be stored, counts them; returns how many these are. */
    private long begin(Propagation propagation, @Nullable TurnMoves stored) throws IOException {
        AtomicLong relevant = new AtomicLong();
        forEach((index, position, classifier) -> {
            propagation.begin(index, position, classifier);
            if (stored != null) {
                for (int i = 0; i < classifier.relevantSize(); i++) {
                    stored.of(classifier.relevantAgain(i)).count(indexOf(classifier.relevant(i)));
                }
                relevant.addAndGet(classifier.relevantSize());
            }
        });
        return relevant.get();
    }

    private void store(TurnMoves stored) throws IOException {
        long counted = moves.get();
        forEach((index, position, classifier) -> {
            classifier.label(position);
            for (int i = 0; i < classifier.relevantSize(); i++) {
                stored.of(classifier.relevantAgain(i)).add(index, indexOf(classifier.relevant(i)));
            }
        });
        moves.set(counted);
    }

    private int indexOf(long position) {
        int index = positions.indexOf(position);
        if (index < 0) {
            throw Classifier.notReached(position);
        }
        return index;
    }
}
