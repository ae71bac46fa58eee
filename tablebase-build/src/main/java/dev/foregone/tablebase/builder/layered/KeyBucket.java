package dev.foregone.tablebase.builder.layered;

import dev.foregone.tablebase.builder.positions.KeyBitmap;
import dev.foregone.tablebase.builder.positions.KeySorter;
import java.util.Arrays;

/**
 * The keys of one range that have been found so far: a list, with repetitions until it is full; from the moment when a
 * bitmap of the range takes no more memory than a longer list, that bitmap. Several threads may add.
 */
final class KeyBucket {

    private static final int FIRST_ROOM = 256;

    private final boolean last;
    private final long free;
    private long[] keys = {};
    private int size;
    private boolean isBitmap;
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
        isBitmap = false;
        least = leastKey;
        bits = bitsBelow;
    }

    /**
     * Adds keys.
     *
     * @return by how many bytes it has grown
     */
    synchronized long add(long[] from, int begin, int count, KeySorter sorter) {
        int before = keys.length;
        if (!isBitmap && size + count > keys.length) {
            makeRoom(count, sorter);
        }
        if (isBitmap) {
            KeyBitmap.add(keys, least, from, begin, count);
        } else {
            System.arraycopy(from, begin, keys, size, count);
            size += count;
        }
        return (long) Long.BYTES * (keys.length - before);
    }

    /** A full list that is no longer small is first sorted and rid of repetitions, which may free enough room. */
    private void makeRoom(int count, KeySorter sorter) {
        if (size >= free) {
            size = sort(sorter);
            if (size + count <= keys.length - keys.length / 4) {
                return;
            }
        }
        int room = Math.max(FIRST_ROOM, Math.max(keys.length + keys.length / 2, 2 * (size + count)));
        if (words() <= room) {
            toBitmap();
        } else {
            keys = Arrays.copyOf(keys, room);
        }
    }

    private void toBitmap() {
        int words = (int) words();
        long[] list = Arrays.copyOf(keys, size);
        keys = keys.length < words ? new long[words] : keys;
        Arrays.fill(keys, 0, words, 0);
        KeyBitmap.add(keys, least, list, 0, size);
        isBitmap = true;
    }

    private long words() {
        return last ? Long.MAX_VALUE : KeyBitmap.words(bits);
    }

    private int sort(KeySorter sorter) {
        return last ? sorter.sortUnique(keys, size) : sorter.sortUnique(keys, size, least, bits);
    }

    /** Has the keys read, ascending and each once. */
    synchronized void read(KeySorter sorter, LayerExpansion.Reader reader) {
        if (isBitmap) {
            int words = (int) words();
            long[] list = sorter.room(KeyBitmap.count(keys, words));
            reader.accept(list, KeyBitmap.drain(keys, words, least, list));
        } else {
            size = sort(sorter);
            reader.accept(keys, size);
        }
    }
}
