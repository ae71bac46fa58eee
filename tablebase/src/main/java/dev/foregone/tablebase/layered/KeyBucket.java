package dev.foregone.tablebase.layered;

import dev.foregone.tablebase.positions.KeySorter;
import java.util.Arrays;

/** The keys of one range that have been found so far, with repetitions until it is full. Several threads may add. */
final class KeyBucket {

    private static final int FIRST_ROOM = 256;

    private final boolean last;
    private final long free;
    private long[] keys = {};
    private int size;
    private long least;
    private int bits;

    /**
     * An empty bucket.
     *
     * @param last whether it also has the keys that are too great for any bucket
     * @param free it may grow to this many keys before it is sorted
     */
    KeyBucket(boolean last, long free) {
        this.last = last;
        this.free = free;
    }

    /** Empties the bucket, which is to have the keys from {@code least} on that differ from it in the lowest bits alone. */
    synchronized void begin(long leastKey, int bitsBelow) {
        size = 0;
        least = leastKey;
        bits = bitsBelow;
    }

    /**
     * Adds keys. A full bucket that is no longer small is sorted and rid of repetitions before it may grow, and grows
     * only if that did not free enough room.
     *
     * @return by how many bytes it has grown
     */
    synchronized long add(long[] from, int begin, int count, KeySorter sorter) {
        long grown = 0;
        if (size + count > keys.length) {
            if (size >= free) {
                finish(sorter);
            }
            if (size + count > keys.length - keys.length / 4) {
                int room = Math.max(FIRST_ROOM, Math.max(keys.length + keys.length / 2, 2 * (size + count)));
                grown = (long) Long.BYTES * (room - keys.length);
                keys = Arrays.copyOf(keys, room);
            }
        }
        System.arraycopy(from, begin, keys, size, count);
        size += count;
        return grown;
    }

    /** Sorts the keys and drops repetitions; returns how many there are. */
    synchronized int finish(KeySorter sorter) {
        size = last ? sorter.sortUnique(keys, size) : sorter.sortUnique(keys, size, least, bits);
        return size;
    }

    /** The keys themselves, of which as many count as {@link #finish} said. */
    synchronized long[] keys() {
        return keys;
    }
}
