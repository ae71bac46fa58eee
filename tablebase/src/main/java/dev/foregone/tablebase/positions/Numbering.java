package dev.foregone.tablebase.positions;

/** The positions to be solved together, each by its index. Any number of threads may ask. */
public interface Numbering {

    /** A cursor has come upon an index without a position. */
    long HOLE = -1;

    /** The key that a position is looked up by, which must be one that stands for itself. */
    default long keyOf(long position) {
        return position;
    }

    /** How many indexes there are. */
    int size();

    /** The memory that they take, together with what is known of others. */
    long bytes();

    /** A cursor before an index. */
    Cursor cursor(int from);

    /** The same over the keys that a file has for the positions. */
    default Cursor keys(int from) {
        return cursor(from);
    }

    /** Walks over the positions in the order of their indexes. For one thread. */
    interface Cursor {

        /** The next position; {@link #HOLE}, if {@link Numbering#hasHoles} and there is none. */
        long next();

        /** The position of an index, behind which the cursor moves; quick if it is not far behind the last one. */
        long at(int index);
    }

    /** Whether an index may be without a position. */
    default boolean hasHoles() {
        return false;
    }

    /** Where to look for a key. */
    int begin(long key);

    /** Loads what {@link #indexOf(long, int)} will look at. */
    long touch(int begin);

    /**
     * The index of a key, or -1 if it is not one of these.
     *
     * @param begin the result of {@link #begin} for it
     */
    int indexOf(long key, int begin);

    /** The index of a position that stands for itself, or -1 if it is not one of these. */
    default int indexOf(long position) {
        long key = keyOf(position);
        return indexOf(key, begin(key));
    }
}
