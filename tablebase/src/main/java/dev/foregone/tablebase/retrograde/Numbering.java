package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Predecessors;

/** The positions to be solved together, each by its index. Any number of threads may ask. */
interface Numbering {

    /** A cursor has come upon an index without a position. */
    long HOLE = -1;

    /** How many indexes there are. */
    int size();

    /** The memory that they take, together with what is known of others. */
    long bytes();

    /** A cursor before an index. */
    Cursor cursor(int from);

    /** Walks over the positions in the order of their indexes. For one thread. */
    @FunctionalInterface
    interface Cursor {

        /** The next position; {@link #HOLE}, if {@link Numbering#hasHoles} and there is none. */
        long next();
    }

    /** Whether an index may be without a position. */
    boolean hasHoles();

    /** The index of a position, or -1 if it is not one of these. */
    int indexOf(long position);

    /** Moves taken back by the rules. */
    ReverseMoves movesBack(Predecessors predecessors);
}
