package dev.foregone.tablebase.layered;

import dev.foregone.tablebase.positions.KeySorter;
import java.util.Arrays;

/** The keys of one range that have been found so far, with repetitions until it is full. Several threads may add. */
final class KeyBucket {

    private static final int FIRST_ROOM = 256;

    private final int number;
    private final boolean last;
    private long[] keys = {};
    private int size;
    private int shift;

    /**
     * An empty bucket.
     *
     * @param last whether it also has the keys that are too great for any bucket
     */
    KeyBucket(int number, boolean last) {
        this.number = number;
        this.last = last;
    }

    /** Empties the bucket, which is to have the keys whose top bits are its number. */
    synchronized void begin(int bitsBelow) {
        size = 0;
        shift = bitsBelow;
    }

    /**
     * Adds keys. A full bucket is sorted and rid of repetitions before it may grow, and grows only if that did not make room
     * enough.
     *
     * @return by how many bytes it has grown
     */
    synchronized long add(long[] from, int begin, int count, KeySorter sorter) {
        long grown = 0;
        if (size + count > keys.length) {
            finish(sorter);
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
        size = last ? sorter.sortUnique(keys, size) : sorter.sortUnique(keys, size, (long) number << shift, shift);
        return size;
    }

    /** The keys themselves, of which as many count as {@link #finish} said. */
    synchronized long[] keys() {
        return keys;
    }
}
