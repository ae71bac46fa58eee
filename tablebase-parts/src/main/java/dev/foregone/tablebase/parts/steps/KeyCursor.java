package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.coding.Leb128Reader;
import java.util.Iterator;
import java.util.List;

/** Reads {@linkplain KeyBlock blocks of keys}, each with greater keys than the one before, some keys at a time. */
public final class KeyCursor {

    private final Iterator<Block> blocks;
    private Leb128Reader keys = new Leb128Reader(new byte[0]);
    private int left;
    private long next;

    /** A cursor before the first key. */
    public KeyCursor(List<Block> blocks) {
        this.blocks = blocks.iterator();
        advance();
    }

    private void advance() {
        if (--left > 0) {
            next += keys.number();
            return;
        }
        while (left <= 0 && blocks.hasNext()) {
            KeyBlock block = new KeyBlock(blocks.next().bytes());
            left = block.count();
            keys = block.reader();
            next = left > 0 ? keys.number() : 0;
        }
    }

    /** Whether there is another key, and it is not greater than {@code last}. */
    public boolean hasUpTo(long last) {
        return left > 0 && Long.compareUnsigned(next, last) <= 0;
    }

    /**
     * Reads keys that are not greater than {@code last}, as long as there is room.
     *
     * @return the index after them
     */
    public int read(long last, long[] into, int from) {
        int to = from;
        while (to < into.length && hasUpTo(last)) {
            into[to++] = next;
            advance();
        }
        return to;
    }
}
