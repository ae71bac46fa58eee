package dev.foregone.tablebase.partitioned.general;

import java.io.IOException;

/** Walks over keys in ascending order, as unsigned numbers. */
interface Cursor {

    /** A cursor over the first keys of an array, which ascend. */
    static Cursor of(long[] keys, int count) {
        return new Cursor() {
            private int at = -1;

            @Override
            public boolean next() {
                return ++at < count;
            }

            @Override
            public long key() {
                return keys[at];
            }
        };
    }

    /** Moves to the next key; false if there is none. */
    boolean next() throws IOException;

    /** The key. */
    long key();

    /** The code that goes with the key; 0 if there is none. */
    default int code() {
        return 0;
    }
}
