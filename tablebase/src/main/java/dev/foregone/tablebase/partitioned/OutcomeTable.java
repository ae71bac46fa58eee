package dev.foregone.tablebase.partitioned;

import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.positions.KeyTable;
import java.util.List;

/** Makes a table of keys and outcomes that have been sent. */
public final class OutcomeTable {

    private OutcomeTable() {}

    /**
     * A table of all outcomes.
     *
     * @param blocks {@linkplain OutcomeBlock with outcomes}, each with greater keys than the one before
     */
    public static KeyTable of(List<Block> blocks) {
        long size = 0;
        for (Block sent : blocks) {
            size += new KeyBlock(sent.bytes()).count();
        }
        if (size == 0) {
            return KeyTable.empty();
        }
        KeyTable.Builder table = new KeyTable.Builder(
                size,
                new KeyBlock(blocks.get(0).bytes()).first(),
                new KeyBlock(blocks.get(blocks.size() - 1).bytes()).last());
        add(blocks, table);
        return table.table();
    }

    private static void add(List<Block> blocks, KeyTable.Builder table) {
        long[] keys = {};
        char[] codes = {};
        for (Block sent : blocks) {
            KeyBlock block = new KeyBlock(sent.bytes());
            int count = block.count();
            if (keys.length < count) {
                keys = new long[count];
                codes = new char[count];
            }
            OutcomeBlock.readCodes(sent.bytes(), block.read(keys), codes, count);
            for (int i = 0; i < count; i++) {
                table.add(keys[i], codes[i]);
            }
        }
    }
}
