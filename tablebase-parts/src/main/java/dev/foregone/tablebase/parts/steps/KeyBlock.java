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
        Writer writer = new Writer();
        writer.add(keys, 0, count);
        return writer.finish();
    }

    /** Encodes keys, some at a time, into one block after the other. */
    static final class Writer {
        private final Leb128Writer keys = new Leb128Writer();
        private int count;
        private long last;

        /** Adds ascending keys, greater than those before. */
        void add(long[] from, int begin, int end) {
            keys.ascending(last, from, begin, end);
            count += end - begin;
            last = end == begin ? last : from[end - 1];
        }

        /** How many keys the block has. */
        int count() {
            return count;
        }

        /** The block, which has a key at least; the next one begins. */
        byte[] finish() {
            Leb128Writer block = new Leb128Writer();
            block.number(count);
            block.number(last);
            block.append(keys);
            keys.clear();
            count = 0;
            last = 0;
            return block.toByteArray();
        }
    }

    /** How many keys there are. */
    public int count() {
        return count;
    }

    public long last() {
        return last;
    }

    /** Decodes the distances of the keys, one at a time. */
    Leb128Reader reader() {
        return new Leb128Reader(bytes, keysAt);
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
