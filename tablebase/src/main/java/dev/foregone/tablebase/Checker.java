package dev.foregone.tablebase;

import dev.foregone.tablebase.Verification.Fault;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Checks positions against the outcomes of their children. For one thread. */
interface Checker {

    /**
     * Checks the positions of a block.
     *
     * @return what is wrong with the first that is, or null
     */
    @Nullable
    Fault check(long[] keys, char[] codes, int count) throws IOException;

    /** Moves that were followed. */
    long moves();

    /** Positions that have only one best move. */
    long soleBest();
}
