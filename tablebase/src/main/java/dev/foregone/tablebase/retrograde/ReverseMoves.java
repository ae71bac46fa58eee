package dev.foregone.tablebase.retrograde;

/** Where the moves into positions come from; positions are indexes. */
interface ReverseMoves {

    /** A reader for one thread. */
    Reader reader();

    /** Reads the sources of some positions at a time. */
    interface Reader {

        /** The most positions of one reading. */
        int BATCH = 64;

        /** Reads the sources of {@code count} positions, each source once for each position. */
        void read(int[] positions, int count);

        /** The sources of all positions of the reading, one after the other. */
        int[] sources();

        /** Where the sources of a position of the reading begin; those of the last end at {@code begin(count)}. */
        int begin(int position);
    }
}
