package dev.foregone.tablebase.coding;

/** Decodes ascending keys that {@link Leb128#writeAscending} has written, some at a time. Keys are unsigned. */
public final class Leb128Cursor {

    private final byte[] bytes;
    private final long[] delta = new long[1];
    private int at;
    private int left;
    private long next;

    /** Decodes this many keys from an index on. */
    public Leb128Cursor(byte[] bytes, int from, int count) {
        this.bytes = bytes;
        this.at = from;
        this.left = count;
        if (count > 0) {
            next = delta();
        }
    }

    /** Whether there is another key, and it is not greater than {@code last}. */
    public boolean hasUpTo(long last) {
        return left > 0 && Long.compareUnsigned(next, last) <= 0;
    }

    /** Whether all keys have been read. */
    public boolean atEnd() {
        return left == 0;
    }

    /**
     * Decodes keys that are not greater than {@code last}, as long as there is room.
     *
     * @return the index after them
     */
    public int read(long last, long[] into, int from) {
        int to = from;
        while (to < into.length && hasUpTo(last)) {
            into[to++] = next;
            if (--left > 0) {
                next += delta();
            }
        }
        return to;
    }

    private long delta() {
        at = Leb128.read(bytes, at, delta);
        return delta[0];
    }
}
