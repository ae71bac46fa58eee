package dev.foregone.tablebase.verify;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.positions.OutcomeLookup;
import dev.foregone.tablebase.report.Verification.Fault;
import dev.foregone.tablebase.report.VerificationOptions.Mode;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Checks all positions of a section, and that its header tells the truth. */
final class SectionVerifier<S extends GameState<S, M>, M extends Move> {

    private static final int BLOCKS = 1 << 10;

    private final TablebaseFile file;
    private final Section section;
    private final ChildOutcomes children;
    private final int maxPlies;
    private final PackedKeys<S, M> positions;
    private final Map<Integer, OutcomeTally> counts = new TreeMap<>();
    private Seen seen = Seen.NOTHING;
    private long faultyPiece = Long.MAX_VALUE;
    private @Nullable Fault fault;

    /**
     * A verifier of a section.
     *
     * @param maxPlies the most plies of any outcome in the file
     */
    SectionVerifier(
            TablebaseFile file, Section section, ChildOutcomes children, int maxPlies, PackedKeys<S, M> positions) {
        this.file = file;
        this.section = section;
        this.children = children;
        this.maxPlies = maxPlies;
        this.positions = positions;
    }

    Seen seen() {
        return seen;
    }

    @Nullable
    Fault verify(Mode mode, Workers workers, PositionProgress progress) throws IOException {
        workers.inPieces(section.blocks(), BLOCKS, (begin, end) -> {
            if (!worseThan(begin)) {
                Piece work = new Piece(checker(mode));
                note(begin, work.check(begin, end));
                work.addUp();
                progress.add(work.checked);
            }
        });
        return fault == null ? headerFault() : fault;
    }

    /** Whether a fault has been found before this piece. */
    private synchronized boolean worseThan(long piece) {
        return faultyPiece < piece;
    }

    private synchronized void note(long piece, @Nullable Fault found) {
        if (found != null && piece < faultyPiece) {
            faultyPiece = piece;
            fault = found;
        }
    }

    private Checker checker(Mode mode) {
        OutcomeLookup table = children.table();
        return mode == Mode.PACKED && table != null
                ? new PackedChecker(positions, table, maxPlies, valuesOnly())
                : new PlainChecker<>(
                        positions,
                        new StateChecker<>(positions, child -> children.code(positions.key(child)), valuesOnly()));
    }

    private boolean valuesOnly() {
        return file.header().valuesOnly();
    }

    private @Nullable Fault headerFault() {
        SectionHeader header = section.header();
        if (!header.outcomes().equals(List.copyOf(counts.values()))) {
            return new Fault(
                    "the header of " + section.what(),
                    "it counts the positions of each outcome wrongly, or names a wrong one as the first of them");
        }
        if (header.moves() != seen.moves()
                || (header.soleBest() >= 0 && !valuesOnly() && header.soleBest() != seen.soleBest())) {
            return new Fault(
                    "the header of " + section.what(),
                    "it counts " + header.moves() + " moves and " + header.soleBest()
                            + " positions with only one best move, but there are " + seen.moves() + " and "
                            + seen.soleBest());
        }
        return null;
    }

    /** Some consecutive blocks. */
    private final class Piece {
        private final Checker checker;
        private final long[] keys = new long[Section.BLOCK_KEYS];
        private final char[] codes = new char[Section.BLOCK_KEYS];
        private final long[] counted = new long[1 << 16];
        private final Map<Integer, Long> first = new TreeMap<>();
        private long checked;

        Piece(Checker checker) {
            this.checker = checker;
        }

        @Nullable
        Fault check(long begin, long end) throws IOException {
            for (long block = begin; block < end; block++) {
                int count = section.read(block, keys, codes);
                Fault found = checkedBlock(count);
                if (found != null) {
                    return found;
                }
            }
            return null;
        }

        private @Nullable Fault checkedBlock(int count) throws IOException {
            return Verifier.guarded(
                    () -> "one of " + count + " positions from " + positions.format(keys[0]),
                    () -> file.reading(() -> Optional.ofNullable(checkBlock(count))));
        }

        private @Nullable Fault checkBlock(int count) throws IOException {
            checked += count;
            for (int i = 0; i < count; i++) {
                if (counted[codes[i]]++ == 0) {
                    first.put((int) codes[i], keys[i]);
                }
                if (section.header().layer() >= 0
                        && layer(keys[i]) != section.header().layer()) {
                    return new Fault(
                            positions.format(keys[i]),
                            "it is in the layer " + section.header().layer() + ", but belongs into " + layer(keys[i]));
                }
            }
            return checker.check(keys, codes, count);
        }

        private int layer(long key) {
            return positions.rules().maxPlies(key);
        }

        void addUp() {
            synchronized (SectionVerifier.this) {
                seen = seen.and(checker.seen());
                first.forEach((code, key) ->
                        counts.merge(code, new OutcomeTally(code, counted[code], key), OutcomeTally::and));
            }
        }
    }
}
