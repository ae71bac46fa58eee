package dev.foregone.tablebase.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** A set of positions as bits, walked in the order of their indexes; any number of threads may add. */
final class IndexSet {

    /** How many positions a piece has, for threads to share the walk. */
    static final int PIECE = 1 << 18;

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[] words;
    private volatile boolean empty = true;

    IndexSet(int size) {
        words = new long[(size + 63) >>> 6];
    }

    void add(int index) {
        WORD.getAndBitwiseOr(words, index >>> 6, 1L << index);
        if (empty) {
            empty = false;
        }
    }

    boolean isEmpty() {
        return empty;
    }

    void addAll(IndexSet other) {
        for (int word = 0; word < words.length; word++) {
            words[word] |= other.words[word];
        }
        empty &= other.empty;
    }

    void clear() {
        Arrays.fill(words, 0);
        empty = true;
    }

    /** The index of the first position from here on, or {@code end}. */
    int next(int from, int end) {
        int index = from;
        while (index < end) {
            long rest = words[index >>> 6] >>> index;
            if (rest != 0) {
                return Math.min(end, index + Long.numberOfTrailingZeros(rest));
            }
            index = (index | 63) + 1;
        }
        return end;
    }

    long count() {
        long count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }
}
