package dev.foregone.tablebase.builder.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** A set of positions as bits, walked in the order of their indexes; any number of threads may add. It takes no memory until one does. */
final class IndexSet {

    /** How many positions a piece has, for threads to share the walk. */
    static final int PIECE = 1 << 18;

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

    private static final long[] NONE = {};

    private final int size;
    private volatile long[] words = NONE;
    private volatile boolean empty = true;

    IndexSet(int size) {
        this.size = size;
    }

    /** How many bytes it takes. */
    static long bytes(long size) {
        return size / Byte.SIZE;
    }

    void add(int index) {
        long[] all = words;
        WORD.getAndBitwiseOr(all == NONE ? room() : all, index >>> 6, 1L << index);
        if (empty) {
            empty = false;
        }
    }

    private synchronized long[] room() {
        if (words == NONE) {
            words = new long[(int) ((size + 63L) >>> 6)];
        }
        return words;
    }

    boolean isEmpty() {
        return empty;
    }

    void clear() {
        Arrays.fill(words, 0);
        empty = true;
    }

    /** The index of the first position from here on, or {@code end}. */
    int next(int from, int end) {
        long[] all = words;
        int index = all == NONE ? end : from;
        while (index < end) {
            long rest = all[index >>> 6] >>> index;
            if (rest != 0) {
                return Math.min(end, index + Long.numberOfTrailingZeros(rest));
            }
            index = (index | 63) + 1;
        }
        return end;
    }
}
