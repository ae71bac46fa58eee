package dev.foregone.tablebase.coding;

/** Some bits that are to be written, as one number: their count in its lowest bits, and above that themselves. */
public final class Codeword {

    /** No bits at all. */
    public static final long EMPTY = 0;

    private static final int LENGTH_BITS = 6;

    private Codeword() {}

    /** A number of this many bits. */
    public static long of(long bits, int length) {
        return bits << LENGTH_BITS | length;
    }

    static long bits(long codeword) {
        return codeword >>> LENGTH_BITS;
    }

    /** How many bits there are. */
    public static int length(long codeword) {
        return (int) codeword & ((1 << LENGTH_BITS) - 1);
    }

    /** One after the other; together they may have at most {@value BitWriter#MOST_BITS} bits. */
    public static long join(long first, long second) {
        return first + (bits(second) << (length(first) + LENGTH_BITS)) + length(second);
    }
}
