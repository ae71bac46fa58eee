package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.tablebase.builder.positions.KeySet;
import java.util.Arrays;
import java.util.function.LongConsumer;

/** The positions of one bucket: those known, of these the fresh ones, and those that may be new. */
final class DiscoveryBucket {

    /** Room for this many positions is kept to be reused. */
    private static final int KEPT = 64;

    private final KeySet known = new KeySet();
    private long[] fresh = {};
    private int freshSize;
    private long[] pending = {};
    private int pendingSize;

    /** Adds positions that may be new; any thread may. Returns by how many bytes the bucket has grown. */
    synchronized long offer(long[] keys, int from, int count) {
        long before = bytes();
        if (pending.length < pendingSize + count) {
            pending = Arrays.copyOf(pending, Math.max(pending.length + pending.length / 2, pendingSize + count));
        }
        System.arraycopy(keys, from, pending, pendingSize, count);
        pendingSize += count;
        return bytes() - before;
    }

    /** Finds which positions are new. Returns by how many bytes the bucket has grown, less than 0 if it has shrunk. */
    synchronized long sift() {
        long before = bytes();
        for (int i = 0; i < pendingSize; i++) {
            if (known.add(pending[i])) {
                if (freshSize == fresh.length) {
                    fresh = Arrays.copyOf(fresh, Math.max(16, fresh.length + fresh.length / 2));
                }
                fresh[freshSize++] = pending[i];
            }
        }
        pendingSize = 0;
        if (pending.length > KEPT) {
            pending = new long[0];
        }
        return bytes() - before;
    }

    /** Returns the fresh positions, as many as {@link #freshSize} says; they are no longer fresh afterwards. */
    synchronized long[] takeFresh() {
        long[] taken = fresh;
        fresh = new long[0];
        freshSize = 0;
        return taken;
    }

    synchronized int freshSize() {
        return freshSize;
    }

    synchronized void forEachFresh(LongConsumer consumer) {
        for (int i = 0; i < freshSize; i++) {
            consumer.accept(fresh[i]);
        }
    }

    synchronized KeySet known() {
        return known;
    }

    synchronized long bytes() {
        return known.bytes() + (long) Long.BYTES * (fresh.length + pending.length);
    }
}
