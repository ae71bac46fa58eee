package dev.foregone.tablebase.partitioned;

/**
 * Finds ascending keys in ascending keys, each by going on from the one before: key by key, then by steps that double,
 * then by halving (J. Bentley and A. Yao, 1976). Keys are unsigned.
 */
public final class AscendingSearch {

    /** This many keys are looked at one after the other. */
    private static final int NEAR = 8;

    private AscendingSearch() {}

    /** The first place from {@code from} on with a key that is not less, or {@code size} if all are less. */
    public static int place(long[] keys, int size, long key, int from) {
        int near = Math.min(size, from + NEAR);
        for (int at = from; at < near; at++) {
            if (Long.compareUnsigned(keys[at], key) >= 0) {
                return at;
            }
        }
        return near == size ? size : far(keys, size, key, near);
    }

    private static int far(long[] keys, int size, long key, int from) {
        int low = from - 1;
        int step = 1;
        while (low + step < size && Long.compareUnsigned(keys[low + step], key) < 0) {
            low += step;
            step *= 2;
        }
        int high = Math.min(low + step, size);
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (Long.compareUnsigned(keys[middle], key) < 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }
}
