package dev.foregone.tablebase.coding;

/**
 * The distance from one key to the next, less one, as a symbol and further bits. Up to 15 the symbol is the number; above,
 * it is the number's length and the two bits below its highest, and the rest follows as it is:
 *
 * <pre>
 *   21 = 1 01 01 in binary: length 5, the next two bits 01, the rest 01
 *   symbol 16 + 4 (5 - 5) + 1 = 17, then 2 further bits: 01
 * </pre>
 */
public final class DeltaCode {

    /** How many symbols there are. */
    public static final int SYMBOLS = 16 + 4 * 60;

    private static final int DIRECT = 16;
    private static final int DIRECT_BITS = 4;

    private DeltaCode() {}

    /** The symbol of an unsigned number. */
    public static int symbol(long number) {
        if (Long.compareUnsigned(number, DIRECT) < 0) {
            return (int) number;
        }
        int exponent = Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
        return DIRECT + 4 * (exponent - DIRECT_BITS) + (int) ((number >>> (exponent - 2)) & 3);
    }

    /** How many further bits follow a symbol. */
    public static int furtherBits(int symbol) {
        return symbol < DIRECT ? 0 : DIRECT_BITS - 2 + ((symbol - DIRECT) >>> 2);
    }

    /** Writes a number. */
    public static void write(BitWriter out, PrefixCode code, long number) {
        int symbol = symbol(number);
        code.write(out, symbol);
        int bits = furtherBits(symbol);
        out.write(bits == 0 ? 0 : number & ((1L << bits) - 1), bits);
    }

    /** Reads a number. */
    public static long read(BitReader in, PrefixCode code) {
        int symbol = code.read(in);
        if (symbol < DIRECT) {
            return symbol;
        }
        int bits = furtherBits(symbol);
        return (4L | ((symbol - DIRECT) & 3)) << bits | in.read(bits);
    }
}
