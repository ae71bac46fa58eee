package dev.foregone.tablebase.builder.positions;

import java.util.function.LongConsumer;

/** A set of keys: open addressing, two thirds to four fifths full once it has grown. For one thread. */
public final class KeySet {

    private static final int FIRST_ROOM = 16;

    /** 0 where nothing is; the key 0 itself is kept apart. */
    private long[] table = {};

    private int size;
    private boolean hasZero;

    /** Spreads keys; the top bits choose a bucket, the others a place within it. */
    public static long mixed(long key) {
        long mixed = (key ^ (key >>> 32)) * 0x9E37_79B9_7F4A_7C15L;
        return (mixed ^ (mixed >>> 29)) * 0xBF58_476D_1CE4_E5B9L;
    }

    /** Adds a key; false if it was there. */
    public boolean add(long key) {
        if (key == 0) {
            boolean added = !hasZero;
            hasZero = true;
            return added;
        }
        if (5L * size >= 4L * table.length) {
            grow();
        }
        int place = place(key);
        while (table[place] != 0) {
            if (table[place] == key) {
                return false;
            }
            place = place + 1 == table.length ? 0 : place + 1;
        }
        table[place] = key;
        size++;
        return true;
    }

    /** Any number of places will do, not only powers of two: the top of a product spreads over them (D. Lemire, 2019). */
    private int place(long key) {
        return (int) (((mixed(key) & 0xFFFF_FFFFL) * table.length) >>> Integer.SIZE);
    }

    private void grow() {
        long[] before = table;
        table = new long[Math.max(FIRST_ROOM, table.length + table.length / 4)];
        for (long key : before) {
            if (key != 0) {
                int place = place(key);
                while (table[place] != 0) {
                    place = place + 1 == table.length ? 0 : place + 1;
                }
                table[place] = key;
            }
        }
    }

    /** How many keys there are. */
    public int size() {
        return size + (hasZero ? 1 : 0);
    }

    /** How many bytes it takes. */
    public long bytes() {
        return (long) Long.BYTES * table.length;
    }

    /** Passes each key to a consumer, in no particular order. */
    public void forEach(LongConsumer consumer) {
        if (hasZero) {
            consumer.accept(0);
        }
        for (long key : table) {
            if (key != 0) {
                consumer.accept(key);
            }
        }
    }
}
