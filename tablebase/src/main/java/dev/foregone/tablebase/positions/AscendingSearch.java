package dev.foregone.tablebase.positions;

/** Finds places in ascending keys, which are unsigned, and in ascending indexes. */
public final class AscendingSearch {

    /** This many keys are looked at one after the other. */
    private static final int NEAR = 8;

    private AscendingSearch() {}

    /** The last place with a key that is not greater, or -1 if all are greater. */
    public static int lastUpTo(long[] keys, long key) {
        int low = -1;
        int high = keys.length;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (Long.compareUnsigned(keys[middle], key) <= 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * The last place from {@code from} on with an index that is not greater, which the first must not be; the last index of all is
     * not looked at. By steps that double, then by halving: quick if it is near.
     */
    public static int lastUpTo(int[] indexes, int from, int wanted) {
        int low = from;
        int step = 1;
        while (low + step < indexes.length - 1 && indexes[low + step] <= wanted) {
            low += step;
            step *= 2;
        }
        int high = Math.min(low + step, indexes.length - 1);
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (indexes[middle] <= wanted) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * The first place from {@code from} on with a key that is not less, or {@code size} if all are less: key by key, then
     * by steps that double, then by halving (J. Bentley and A. Yao, 1976). For one ascending key after the other.
     */
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
