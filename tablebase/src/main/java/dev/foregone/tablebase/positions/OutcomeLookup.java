package dev.foregone.tablebase.positions;

/**
 * Outcomes in memory, found by key in two looks that can be made apart: {@link #begin} computes where, {@link #touch}
 * loads what is there, and {@link #indexOf} compares. Any number of threads may look up at once.
 */
public interface OutcomeLookup {

    /** Where to look for a key. */
    int begin(long key);

    /** Loads what {@link #indexOf} will look at. */
    long touch(int begin);

    /**
     * The index of a key.
     *
     * @param begin the result of {@link #begin} for it
     * @return the index, or -1 if the key is not there
     */
    int indexOf(long key, int begin);

    /** The code of an index. */
    int code(int index);

    /** The code of a key, or 0 if it is not there. */
    default int codeOf(long key) {
        int index = indexOf(key, begin(key));
        return index < 0 ? 0 : code(index);
    }
}
