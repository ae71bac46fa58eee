package dev.foregone.tablebase.positions;

/** Keys in ascending order, each with a code. Any number of threads may read. */
public interface Entries {

    /** How many keys there are. */
    int size();

    /** Whether keys are ranks, and most ranks from the first to the last are there. */
    default boolean dense() {
        return false;
    }

    /** A cursor before the key of an index. */
    Cursor cursor(int from);

    /** Walks over keys in ascending order. For one thread. */
    interface Cursor {

        /** The next key. */
        long next();

        /** The code of the key that {@link #next} has returned last. */
        int code();
    }
}
