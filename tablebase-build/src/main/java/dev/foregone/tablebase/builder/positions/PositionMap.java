package dev.foregone.tablebase.builder.positions;

import java.util.Arrays;

/** Numbers positions in the order in which they are found: a hash table with open addressing. For one thread. */
public final class PositionMap {

    private static final int FIRST_ROOM = 32;
    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;

    private long[] keys = new long[FIRST_ROOM];
    private int size;
    /** Numbers, each 1 more than it is; 0 where there is none. At most two thirds are taken. */
    private int[] table = new int[2 * FIRST_ROOM];

    /** The number of a position, which it gets now if it has none. */
    public int add(long key) {
        int place = place(key);
        if (table[place] == 0) {
            if (size == keys.length) {
                grow();
                place = place(key);
            }
            keys[size] = key;
            table[place] = ++size;
        }
        return table[place] - 1;
    }

    /** The number of a position, or -1 if it has none. */
    public int get(long key) {
        return table[place(key)] - 1;
    }

    private int place(long key) {
        int mask = table.length - 1;
        long mixed = key * ODD;
        int place = (int) (mixed ^ (mixed >>> 32)) & mask;
        while (table[place] != 0 && keys[table[place] - 1] != key) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void grow() {
        keys = Arrays.copyOf(keys, keys.length * 2);
        table = new int[2 * keys.length];
        for (int number = 0; number < size; number++) {
            table[place(keys[number])] = number + 1;
        }
    }

    /** How many positions there are. */
    public int size() {
        return size;
    }

    /** The position of a number. */
    public long key(int number) {
        return keys[number];
    }

    /** About how many bytes it takes. */
    public long bytes() {
        return (long) Long.BYTES * keys.length + (long) Integer.BYTES * table.length;
    }

    /** About how many bytes it takes while this many more are added: it and its larger copy if it must grow. */
    public long bytesToAdd(int more) {
        return (long) size + more > keys.length ? 3 * bytes() : bytes();
    }
}
