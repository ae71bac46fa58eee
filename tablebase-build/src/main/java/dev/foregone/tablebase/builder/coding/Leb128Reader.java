package dev.foregone.tablebase.builder.coding;

/** Reads what {@link Leb128Writer} has written. */
public final class Leb128Reader {

    private final byte[] bytes;
    private final long[] next = new long[1];
    private int at;

    /** Reads from the beginning. */
    public Leb128Reader(byte[] bytes) {
        this(bytes, 0);
    }

    /** Reads from an index on. */
    public Leb128Reader(byte[] bytes, int from) {
        this.bytes = bytes;
        this.at = from;
    }

    /** The next number. */
    public long number() {
        at = Leb128.read(bytes, at, next);
        return next[0];
    }

    /** The next number, which is no greater than an {@code int}. */
    public int smallNumber() {
        return Math.toIntExact(number());
    }

    /** Where it is in the array. */
    public int position() {
        return at;
    }

    /** Whether everything has been read. */
    public boolean atEnd() {
        return at >= bytes.length;
    }
}
