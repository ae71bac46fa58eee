package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.positions.Entries;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/** How often each outcome and each distance's symbol occurs in a table. For one thread. */
final class EntryCounts {

    private final long[] outcomes = new long[1 << Character.SIZE];
    private final long[] firsts = new long[1 << Character.SIZE];
    private final long[] deltas = new long[DeltaCode.SYMBOLS];

    /** Adds the entries of some indexes, which must ascend from one call to the next, so that the first key of an outcome is its least. */
    void add(Entries.Cursor cursor, int from, int to) {
        long previous = 0;
        for (int index = from; index < to; index++) {
            long key = cursor.next();
            int code = cursor.code();
            if (outcomes[code]++ == 0) {
                firsts[code] = key;
            }
            if (index % BlockLayout.KEYED.run() != 0) {
                deltas[DeltaCode.symbol(key - previous - 1)]++;
            }
            previous = key;
        }
    }

    void add(EntryCounts other) {
        for (int code = 0; code < outcomes.length; code++) {
            if (other.outcomes[code] > 0) {
                firsts[code] = outcomes[code] == 0 || Long.compareUnsigned(other.firsts[code], firsts[code]) < 0
                        ? other.firsts[code]
                        : firsts[code];
                outcomes[code] += other.outcomes[code];
            }
        }
        Arrays.setAll(deltas, symbol -> deltas[symbol] + other.deltas[symbol]);
    }

    long[] deltas() {
        return deltas.clone();
    }

    List<OutcomeTally> tallies(LongFunction<String> notation) {
        return IntStream.range(0, outcomes.length)
                .filter(code -> outcomes[code] > 0)
                .mapToObj(code -> new OutcomeTally(code, outcomes[code], firsts[code], notation.apply(firsts[code])))
                .toList();
    }
}
