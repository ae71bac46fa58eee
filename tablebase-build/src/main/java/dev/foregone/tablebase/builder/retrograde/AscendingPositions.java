package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.positions.Numbering;
import java.util.function.LongSupplier;

/** Positions from a number on, which must ascend: those that were found by rank may not, if their ranking is wrong. */
final class AscendingPositions implements LongSupplier {

    private final Numbering.Cursor cursor;
    private boolean isFirst = true;
    private long last;

    AscendingPositions(Numbering positions, int from) {
        cursor = positions.cursor(Math.max(0, from - 1));
        if (from > 0) {
            getAsLong();
        }
    }

    @Override
    public long getAsLong() {
        long next = cursor.next();
        if (!isFirst && Long.compareUnsigned(next, last) <= 0) {
            throw new IllegalStateException(
                    "the ranking contradicts itself: its ranks are to ascend with the positions, and after"
                            + " position " + StateKeys.hex(last) + " comes " + StateKeys.hex(next));
        }
        isFirst = false;
        last = next;
        return next;
    }
}
