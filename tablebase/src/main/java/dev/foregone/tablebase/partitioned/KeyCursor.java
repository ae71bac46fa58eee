package dev.foregone.tablebase.partitioned;

import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.coding.Leb128Cursor;
import java.util.Iterator;
import java.util.List;

/** Reads {@linkplain KeyBlock blocks of keys}, each with greater keys than the one before, some keys at a time. */
public final class KeyCursor {

    private final Iterator<Block> blocks;
    private Leb128Cursor keys = new Leb128Cursor(new byte[0], 0, 0);

    /** A cursor before the first key. */
    public KeyCursor(List<Block> blocks) {
        this.blocks = blocks.iterator();
        skipEmpty();
    }

    private void skipEmpty() {
        while (keys.atEnd() && blocks.hasNext()) {
            keys = new KeyBlock(blocks.next().bytes()).cursor();
        }
    }

    /** Whether there is another key, and it is not greater than {@code last}. */
    public boolean hasUpTo(long last) {
        return keys.hasUpTo(last);
    }

    /**
     * Reads keys that are not greater than {@code last}, as long as there is room.
     *
     * @return the index after them
     */
    public int read(long last, long[] into, int from) {
        int to = keys.read(last, into, from);
        while (keys.atEnd() && blocks.hasNext()) {
            skipEmpty();
            to = keys.read(last, into, to);
        }
        return to;
    }
}
