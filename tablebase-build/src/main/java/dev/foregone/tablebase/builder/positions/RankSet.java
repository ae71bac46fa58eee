package dev.foregone.tablebase.builder.positions;

import dev.foregone.tablebase.positions.AscendingSearch;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Some ranks, a bit for each of all; once they are complete, each has its number among them, in their order.
 *
 * <pre>
 *   word     ranks 64 w to 64 w + 63
 *   before   how many ranks are in the set before each word
 * </pre>
 *
 * <p>Any number of threads may add, and later any number may look up.
 */
public final class RankSet {

    private static final int SHIFT = 6;
    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

    /** A guide says in which word each rank lies whose number this divides. */
    private static final int GUIDE_SHIFT = 6;

    private final long[] words;
    private int[] before = {};
    private int[] guide = {};

    /** An empty set of ranks less than this. */
    public RankSet(long ranks) {
        words = new long[words(ranks)];
    }

    private static int words(long ranks) {
        return Math.toIntExact((ranks + Long.SIZE - 1) >>> SHIFT);
    }

    /** How many bytes it takes, numbers included. */
    public static long bytes(long ranks) {
        return (ranks >>> SHIFT) * (Long.BYTES + Integer.BYTES);
    }

    /** The same for this one. */
    public long bytes() {
        return words.length * (long) (Long.BYTES + Integer.BYTES);
    }

    /** How many words there are. */
    public int words() {
        return words.length;
    }

    /** The ranks of a word, a bit for each. */
    public long word(int word) {
        return (long) WORD.getOpaque(words, word);
    }

    /** The word of a rank. */
    public static int wordOf(long rank) {
        return (int) (rank >>> SHIFT);
    }

    /** The first of the ranks that share a word. */
    public static long first(int word) {
        return (long) word << SHIFT;
    }

    /** Adds a rank; false if it was there. */
    public boolean add(long rank) {
        int word = wordOf(rank);
        long bit = 1L << rank;
        return (word(word) & bit) == 0 && ((long) WORD.getAndBitwiseOr(words, word, bit) & bit) == 0;
    }

    /** Numbers the ranks, when there will be no more; a table must have room for as many. */
    public void number() {
        before = new int[words.length + 1];
        long size = 0;
        for (int word = 0; word < words.length; word++) {
            size += Long.bitCount(words[word]);
            before[word + 1] = (int) size;
        }
        guide = new int[(int) ((size + (1 << GUIDE_SHIFT) - 1) >>> GUIDE_SHIFT)];
        for (int word = 0, cell = 0; cell < guide.length; word++) {
            while (cell < guide.length && before[word + 1] > cell << GUIDE_SHIFT) {
                guide[cell++] = word;
            }
        }
    }

    /** How many ranks it has, once they are numbered. */
    public int size() {
        return before[words.length];
    }

    /** Loads what {@link #numberOf} looks at. */
    public long touch(int word) {
        return word >= 0 && word < words.length ? words[word] + before[word] : 0;
    }

    /** The number of a rank, or -1 if it is not in the set. */
    public int numberOf(long rank) {
        int word = wordOf(rank);
        if (rank < 0 || word >= words.length) {
            return -1;
        }
        long bit = 1L << rank;
        return (words[word] & bit) == 0 ? -1 : before[word] + Long.bitCount(words[word] & (bit - 1));
    }

    /** A cursor before the rank of a number. */
    public Cursor cursor(int from) {
        Cursor cursor = new Cursor();
        if (from < size()) {
            cursor.moveTo(from);
        }
        return cursor;
    }

    /** Walks over the ranks in ascending order. For one thread. */
    public final class Cursor {
        private int word = -1;
        private long rest;

        /** The next rank, of which there must be one. */
        public long next() {
            while (rest == 0) {
                rest = words[++word];
            }
            long rank = first(word) + Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            return rank;
        }

        /** The rank of a number, behind which the cursor moves. No call waits for what the one before has loaded. */
        public long at(int number) {
            moveTo(number);
            return next();
        }

        private void moveTo(int number) {
            word = AscendingSearch.lastUpTo(before, guide[number >>> GUIDE_SHIFT], number);
            rest = words[word];
            for (int skip = before[word]; skip < number; skip++) {
                rest &= rest - 1;
            }
        }
    }
}
