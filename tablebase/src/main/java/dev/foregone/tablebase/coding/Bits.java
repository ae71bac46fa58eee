package dev.foregone.tablebase.coding;

/**
 * Reads the bits of a {@link BitWriter} from an array with {@value #SLACK} bytes to spare behind them. A position is a
 * number of bits from the beginning of the array; the caller keeps it, so that a loop can hold it in a register.
 */
public final class Bits {

    /** How many bytes the array must have behind the last one that is read. */
    public static final int SLACK = 24;

    /** The least number of bits that {@link #at} and {@link #before} return. */
    public static final int LEAST = 57;

    private Bits() {}

    /** At least {@value #LEAST} bits from a position on, the first one lowest; the bits above are 0 or further ones. */
    public static long at(byte[] bytes, long position) {
        return LittleEndian.getLong(bytes, (int) (position >>> 3)) >>> (position & 7);
    }

    /** Up to 64 bits from a position on, as a number. */
    public static long at(byte[] bytes, long position, int count) {
        long bits = at(bytes, position);
        if (count > LEAST) {
            bits = (bits & 0xFFFF_FFFFL) | (at(bytes, position + Integer.SIZE) << Integer.SIZE);
        }
        return count == Long.SIZE ? bits : bits & ((1L << count) - 1);
    }

    /**
     * At least {@value #LEAST} bits that end at a position, 64 or more, the last one highest; the bits below are further
     * ones or 0.
     */
    public static long before(byte[] bytes, long position) {
        return LittleEndian.getLong(bytes, (int) ((position + 7) >>> 3) - Long.BYTES) << (-position & 7);
    }
}
