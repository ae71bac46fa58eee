package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.List;

/** Makes a table of keys and outcomes that have been sent. */
public final class OutcomeTable {

    private OutcomeTable() {}

    /**
     * A table of all outcomes.
     *
     * @param blocks {@linkplain OutcomeBlock with outcomes}, each with greater keys than the one before
     */
    public static KeyTable of(List<Block> blocks) throws IOException {
        long size = 0;
        for (Block sent : blocks) {
            size += new KeyBlock(sent.bytes()).count();
        }
        long[] keys = KeyTable.room(size);
        char[] codes = new char[(int) size];
        int from = 0;
        for (Block sent : blocks) {
            KeyBlock block = new KeyBlock(sent.bytes());
            long[] some = new long[block.count()];
            OutcomeBlock.readCodes(sent.bytes(), block.read(some), codes, from, some.length);
            System.arraycopy(some, 0, keys, from, some.length);
            from += some.length;
        }
        return KeyTable.of(keys, codes, from, from == 0 ? 0 : keys[0], new Workers(1, Stop.never()));
    }
}
