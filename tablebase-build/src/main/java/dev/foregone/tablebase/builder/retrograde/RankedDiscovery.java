package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.tablebase.builder.positions.Expander;
import dev.foregone.tablebase.builder.positions.RankSet;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.positions.Loads;
import java.io.IOException;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Finds the ranks of every position that can be reached from a root, in no more than two bits for each rank: whether it was found,
 * and whether it was expanded. If wanted, what the children of a position show is remembered as long as memory is enough. Pieces of the ranks in which there is something to expand are walked over in turn, until
 * there are none.
 */
final class RankedDiscovery {

    /** As many words of the sets, and of what is remembered, are a piece. */
    static final int PIECE_BITS = 10;

    /** After this many pieces progress is reported. */
    private static final int TURN = 1 << 7;

    /** A thread puts down this many children together, so that their loads do not wait for each other. */
    private static final int PENDING = 1 << 10;

    private final KeyRules keyRules;
    private final Resources resources;
    private final double share;
    private final RankSet found;
    private final long[] expanded;
    private final AtomicIntegerArray open;
    private final LongAdder foundCount = new LongAdder();
    private final LongAdder expandedCount = new LongAdder();
    private final Walk[] walks;
    private @Nullable RememberedLabels remembered;

    /**
     * A discovery.
     *
     * @param keyRules rules whose keys are ranks
     * @param found no ranks yet
     * @param remembers whether to remember what a look at the children of each position shows
     * @param share the part of the whole work that this is
     */
    RankedDiscovery(KeyRules keyRules, RankSet found, boolean remembers, Resources resources, double share) {
        this.keyRules = keyRules;
        this.resources = resources;
        this.share = share;
        this.found = found;
        this.expanded = new long[found.words()];
        this.open = new AtomicIntegerArray((found.words() >>> PIECE_BITS) + 1);
        this.walks = new Walk[resources.workers().threads()];
        this.remembered = remembers ? new RememberedLabels(found.words()) : null;
        Arrays.setAll(walks, worker -> new Walk());
    }

    /** How many bytes it takes. */
    static long bytes(long ranks) {
        return RankSet.bytes(ranks) + ranks / Byte.SIZE;
    }

    /** All ranks, numbered. */
    RankSet discover(long root) throws IOException {
        foundCount.add(add(keyRules.key(root)));
        while (isOpen()) {
            for (int first = 0; first < open.length(); first += TURN) {
                turn(first, Math.min(TURN, open.length() - first));
            }
        }
        found.number();
        if (remembered != null) {
            remembered.number();
        }
        return found;
    }

    /** What is remembered of the ranks; null if nothing is, for lack of memory or because nobody wanted it. */
    @Nullable
    RememberedLabels remembered() {
        return remembered;
    }

    private void turn(int first, int pieces) throws IOException {
        resources.workers().run(pieces, (piece, worker) -> {
            if (open.getAndSet(first + piece, 0) != 0) {
                // Whoever finds a rank that is not seen from here on finds the piece closed, and opens it.
                VarHandle.fullFence();
                walks[worker].piece(first + piece);
            }
        });
        if (remembered != null
                && bytes(Long.SIZE * (long) found.words()) + remembered.bytes() > resources.memoryBytes()) {
            remembered = null;
        }
        long known = foundCount.sum();
        resources.progress().report(Stage.DISCOVER, share * expandedCount.sum() / known, known);
        KeyTable.checkSize(known); // they will be numbered
    }

    private boolean isOpen() {
        for (int piece = 0; piece < open.length(); piece++) {
            if (open.get(piece) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Adds a rank; 1 if it is new. */
    private int add(long rank) {
        if (found.add(rank)) {
            int piece = RankSet.wordOf(rank) >>> PIECE_BITS;
            if (open.get(piece) == 0) {
                open.set(piece, 1);
            }
            return 1;
        }
        return 0;
    }

    /** One thread's walk over pieces. */
    private final class Walk {
        private final Expander expander = new Expander(keyRules);
        private final Classifier classifier = new Classifier(keyRules.byPosition());
        private final RememberedLabels.Looks looks = new RememberedLabels.Looks();
        private final LongUnaryOperator position = keyRules.positions();
        private final long[] pending = new long[PENDING];
        private int size;

        /** The rank put down last: a finished one often comes several times. */
        private long last = -1;

        private long added;
        private long taken;

        void piece(int piece) {
            RememberedLabels memory = remembered;
            long moves = classifier.moves();
            int begin = piece << PIECE_BITS;
            int end = Math.min(found.words(), (piece + 1) << PIECE_BITS);
            for (int word = begin; word < end; word++) {
                for (long fresh = fresh(word); fresh != 0; fresh = fresh(word)) {
                    expand(word, fresh, memory != null);
                }
            }
            flush();
            if (memory != null) {
                memory.add(begin, expanded, looks, classifier.moves() - moves);
            }
            foundCount.add(added);
            expandedCount.add(taken);
            added = 0;
            taken = 0;
        }

        private long fresh(int word) {
            return found.word(word) & ~expanded[word];
        }

        private void expand(int word, long fresh, boolean remembers) {
            expanded[word] |= fresh;
            taken += Long.bitCount(fresh);
            if (remembers) {
                looks.add(word, fresh);
            }
            for (long rest = fresh; rest != 0; rest &= rest - 1) {
                long rank = RankSet.first(word) + Long.numberOfTrailingZeros(rest);
                if (remembers) {
                    look(rank);
                } else {
                    expander.expand(position.applyAsLong(rank), this::put);
                }
            }
        }

        private void look(long rank) {
            int label = classifier.explore(position.applyAsLong(rank));
            looks.set(rank, RememberedLabels.remembered(label, classifier));
            for (int i = 0; i < classifier.decidedSize(); i++) {
                put(keyRules.keyOfStanding(classifier.decided(i)));
            }
            for (int i = 0; i < classifier.relevantSize(); i++) {
                put(keyRules.keyOfStanding(classifier.relevant(i)));
            }
        }

        private void put(long rank) {
            if (rank < 0) {
                throw new IllegalStateException(
                        "the ranking contradicts the rules: a move leads to a position without a rank");
            }
            if (rank == last) {
                return;
            }
            last = rank;
            pending[size++] = rank;
            if (size == PENDING) {
                flush();
            }
        }

        private void flush() {
            long sum = 0;
            for (int i = 0; i < size; i++) {
                sum += found.word(RankSet.wordOf(pending[i]));
            }
            Loads.keep(sum);
            for (int i = 0; i < size; i++) {
                added += add(pending[i]);
            }
            size = 0;
        }
    }
}
