package dev.foregone.tablebase.positions;

/**
 * Outcomes in memory, found by key in two looks that can be made apart: {@link #begin} computes where, {@link #touch}
 * loads what is there, and {@link #code(long, int)} compares. Any number of threads may look up at once.
 */
public interface OutcomeLookup {

    /** Where to look for a key. */
    int begin(long key);

    /** Loads what {@link #code(long, int)} will look at. */
    long touch(int begin);

    /**
     * The code of a key.
     *
     * @param begin the result of {@link #begin} for it
     * @return its code, or 0 if the key is not there
     */
    int code(long key, int begin);

    /** The code of a key, or 0 if it is not there. */
    default int codeOf(long key) {
        return code(key, begin(key));
    }
}
