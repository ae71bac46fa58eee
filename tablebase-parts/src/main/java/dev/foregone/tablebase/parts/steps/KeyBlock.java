package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.coding.Leb128;
import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.coding.Leb128Writer;

/**
 * Ascending keys as bytes, to be sent: how many there are, the last one, then all, each as its distance from the one
 * before (LEB128). Keys are unsigned.
 */
public final class KeyBlock {

    private final byte[] bytes;
    private final int count;
    private final long last;
    private final int keysAt;

    /** Reads the beginning of a block, after which there may be something else. */
    public KeyBlock(byte[] bytes) {
        this.bytes = bytes;
        Leb128Reader in = new Leb128Reader(bytes);
        this.count = in.smallNumber();
        this.last = in.number();
        this.keysAt = in.position();
    }

    /** Encodes keys, at least one. */
    public static byte[] encode(long[] keys, int count) {
        Leb128Writer block = new Leb128Writer();
        block.number(count);
        block.number(keys[count - 1]);
        block.ascending(keys, count);
        return block.toByteArray();
    }

    /** How many keys there are. */
    public int count() {
        return count;
    }

    /** The greatest key. */
    public long last() {
        return last;
    }

    /** All keys. */
    public long[] keys() {
        long[] keys = new long[count];
        read(keys);
        return keys;
    }

    /**
     * Decodes the keys.
     *
     * @return the index after them in the block
     */
    public int read(long[] into) {
        return Leb128.readAscending(bytes, keysAt, into, count);
    }
}
