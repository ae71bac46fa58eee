package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.positions.AscendingSearch;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * What the first look at each position has shown, from when it was found until all have numbers: a byte for each, in the order of ranks.
 * So nobody asks for its children again.
 *
 * <pre>
 *   0            not remembered: what there was to say does not fit into a byte
 *   1 to 248     open with as many children
 *   249 to 255   a score
 * </pre>
 *
 * Ranks are in pieces; threads may add to different ones.
 */
final class RememberedLabels {

    /** A position has to be looked at again. */
    static final int NONE = 0;

    private static final int WORDS = 1 << RankedDiscovery.PIECE_BITS;

    /** How many ranks a piece has. */
    static final int PIECE = WORDS * Long.SIZE;

    private static final int FIRST_SCORE = 249;

    /** A win in 1 that propagation begins at; a win in 1 of which the rules' bounds tell, from which it does not, is another. */
    private static final int SPREADING = FIRST_SCORE;

    private static final int[] SCORES = {
        Score.win(1), Score.win(1), Score.loss(0), Score.loss(1), Score.loss(2), Score.draw(0), Score.win(0)
    };

    /** Room for a quarter more, where a piece has outgrown its room. */
    private static final int SPARE_PART = 4;

    private final byte[][] pieces;
    private final int[] sizes;
    private final LongAdder bytes = new LongAdder();
    private final LongAdder moves = new LongAdder();
    private int[] before = {};

    /** Nothing yet of as many words of ranks. */
    RememberedLabels(int words) {
        pieces = new byte[(words + WORDS - 1) / WORDS][0];
        sizes = new int[pieces.length];
    }

    /** How a label is remembered. */
    static byte remembered(int label, Classifier classifier) {
        if (Labels.isOpen(label)) {
            boolean all = !classifier.drawsNow() && classifier.later() == Score.ONGOING;
            int children = Labels.children(label);
            return (byte) (all && children < FIRST_SCORE ? children : NONE);
        }
        if (label == Score.win(1)) {
            return (byte) (classifier.spreadsFirst(label) ? SPREADING : SPREADING + 1);
        }
        for (int score = 2; score < SCORES.length; score++) {
            if (SCORES[score] == label) {
                return (byte) (FIRST_SCORE + score);
            }
        }
        return NONE;
    }

    /** The label that was remembered as this, which is not {@link #NONE}. */
    static int label(int remembered) {
        return remembered < FIRST_SCORE ? Labels.open(remembered) : SCORES[remembered - FIRST_SCORE];
    }

    /** Whether propagation begins at a position of which this was remembered. */
    static boolean spreadsFirst(int remembered) {
        return remembered == SPREADING || (remembered >= FIRST_SCORE && label(remembered) == Score.loss(1));
    }

    /** What one thread has found of the ranks of a piece, by their place in it. */
    static final class Looks {
        private final byte[] labels = new byte[PIECE];
        private final long[] ranks = new long[WORDS];
        private int size;

        /** Adds ranks of a word of the piece; each is added once, and has its label by the end. */
        void add(int word, long some) {
            ranks[word & (WORDS - 1)] |= some;
            size += Long.bitCount(some);
        }

        void set(long rank, byte label) {
            labels[(int) rank & (PIECE - 1)] = label;
        }

        private void clear() {
            Arrays.fill(ranks, 0);
            size = 0;
        }
    }

    /**
     * Takes over what a thread has found.
     *
     * @param word the first of the piece's words
     * @param known of each word, the ranks of which something is known, these included
     * @param more moves of their positions
     */
    void add(int word, long[] known, Looks looks, long more) {
        int piece = word / WORDS;
        int size = sizes[piece] + looks.size;
        if (pieces[piece].length < size) {
            int room = sizes[piece] == 0 ? size : Math.min(PIECE, size + size / SPARE_PART);
            bytes.add(room - pieces[piece].length);
            pieces[piece] = Arrays.copyOf(pieces[piece], room);
        }
        merge(pieces[piece], sizes[piece], word, known, looks);
        sizes[piece] = size;
        moves.add(more);
        looks.clear();
    }

    /** From the end of the piece, as far as there is anything new. */
    private static void merge(byte[] labels, int size, int first, long[] known, Looks looks) {
        int from = size;
        int to = size + looks.size;
        for (int word = Math.min(WORDS, known.length - first) - 1; from < to; word--) {
            long fresh = looks.ranks[word];
            if (fresh == 0) {
                int count = Long.bitCount(known[first + word]);
                from -= count;
                to -= count;
                System.arraycopy(labels, from, labels, to, count);
            }
            for (long rest = fresh == 0 ? 0 : known[first + word]; rest != 0; ) {
                long last = Long.highestOneBit(rest);
                rest ^= last;
                labels[--to] = (fresh & last) == 0
                        ? labels[--from]
                        : looks.labels[word * Long.SIZE + Long.numberOfTrailingZeros(last)];
            }
        }
    }

    /** The memory that they take. */
    long bytes() {
        return bytes.sum();
    }

    /** The moves of all positions. */
    long moves() {
        return moves.sum();
    }

    /** Numbers the ranks, when there will be no more. */
    void number() {
        before = new int[pieces.length + 1];
        for (int piece = 0; piece < pieces.length; piece++) {
            before[piece + 1] = before[piece] + sizes[piece];
        }
    }

    /** Lets go of them. */
    void forget() {
        Arrays.fill(pieces, new byte[0]);
    }

    /** A cursor before the rank of a number, once they are numbered. */
    Cursor cursor(int from) {
        return new Cursor(from);
    }

    /** Walks over all ranks. For one thread. */
    final class Cursor {
        private int piece;
        private int at;

        Cursor(int from) {
            piece = AscendingSearch.lastUpTo(before, 0, from);
            at = from - before[piece];
        }

        /** What was remembered of the next one. */
        int next() {
            while (at == sizes[piece]) {
                piece++;
                at = 0;
            }
            return pieces[piece][at++] & 0xFF;
        }
    }
}
