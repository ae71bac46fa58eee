package dev.foregone.tablebase.layered;

import dev.foregone.tablebase.positions.KeySorter;
import java.util.Arrays;

/** The keys of one range that have been found so far, with repetitions until it is full. Several threads may add. */
final class KeyBucket {

    private static final int FIRST_ROOM = 256;

    private long[] keys = {};
    private int size;

    /**
     * Adds keys. A full bucket is sorted and rid of repetitions before it may grow, and grows only if that did not make room
     * enough.
     *
     * @return by how many bytes it has grown
     */
    synchronized long add(long[] from, int begin, int count, KeySorter sorter) {
        long grown = 0;
        if (size + count > keys.length) {
            size = sorter.sortUnique(keys, size);
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

    /** Sorts the keys and drops repetitions, once all are there. */
    synchronized int finish(KeySorter sorter) {
        size = sorter.sortUnique(keys, size);
        return size;
    }

    /** The keys, of which as many count as {@link #finish} said; the bucket is empty then. */
    synchronized long[] take() {
        long[] taken = keys;
        keys = new long[0];
        size = 0;
        return taken;
    }
}
