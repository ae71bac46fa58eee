package dev.foregone.tablebase.verify;

import dev.foregone.tablebase.report.Verification.Fault;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Checks positions against the outcomes of their children. For one thread. */
interface Checker {

    /**
     * Checks the positions of a block.
     *
     * @return the fault of the first wrong position, or null
     */
    @Nullable
    Fault check(long[] keys, char[] codes, int count) throws IOException;

    /** What it has looked at, without the number of positions. */
    Seen seen();
}
