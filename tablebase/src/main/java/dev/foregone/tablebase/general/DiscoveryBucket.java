package dev.foregone.tablebase.general;

import java.util.Arrays;

/** The positions of one bucket: those known, of these the fresh ones, and those that may be new. */
final class DiscoveryBucket {

    private final KeySet known = new KeySet();
    private long[] fresh = {};
    private int freshSize;
    private long[] pending = {};
    private int pendingSize;

    /** Adds positions that may be new; any thread may. */
    synchronized void offer(long[] keys, int from, int count) {
        if (pending.length < pendingSize + count) {
            pending = Arrays.copyOf(pending, Math.max(2 * pending.length, pendingSize + count));
        }
        System.arraycopy(keys, from, pending, pendingSize, count);
        pendingSize += count;
    }

    /** Finds which positions are new. */
    synchronized void sift() {
        for (int i = 0; i < pendingSize; i++) {
            if (known.add(pending[i])) {
                if (freshSize == fresh.length) {
                    fresh = Arrays.copyOf(fresh, Math.max(16, fresh.length + fresh.length / 2));
                }
                fresh[freshSize++] = pending[i];
            }
        }
        pendingSize = 0;
        if (pending.length > 1 << 12) {
            pending = new long[0];
        }
    }

    /** The fresh positions, as many as {@link #freshSize} says; they are no longer fresh then. */
    synchronized long[] takeFresh() {
        long[] taken = fresh;
        fresh = new long[0];
        freshSize = 0;
        return taken;
    }

    synchronized int freshSize() {
        return freshSize;
    }

    synchronized KeySet known() {
        return known;
    }

    synchronized long bytes() {
        return known.bytes() + (long) Long.BYTES * (fresh.length + pending.length);
    }
}
