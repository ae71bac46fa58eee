package dev.foregone.tablebase.coding;

import java.util.Arrays;

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

    /** This many of the least numbers have tables, which spares a branch that no processor can foretell. */
    private static final int NEAR = 1 << 10;

    private static final byte[] FURTHER = new byte[SYMBOLS];
    private static final long[] LEAST = new long[SYMBOLS];
    private static final byte[] NEAR_SYMBOLS = new byte[NEAR];

    static {
        for (int symbol = 0; symbol < SYMBOLS; symbol++) {
            int above = symbol - DIRECT;
            FURTHER[symbol] = (byte) (above < 0 ? 0 : DIRECT_BITS - 2 + above / 4);
            LEAST[symbol] = above < 0 ? symbol : (4L | (above & 3)) << FURTHER[symbol];
        }
        for (int number = 0; number < NEAR; number++) {
            NEAR_SYMBOLS[number] = (byte) symbolOf(number);
        }
    }

    private DeltaCode() {}

    /** The symbol of an unsigned number. */
    public static int symbol(long number) {
        return isNear(number) ? NEAR_SYMBOLS[(int) number] : symbolOf(number);
    }

    private static int symbolOf(long number) {
        if (Long.compareUnsigned(number, DIRECT) < 0) {
            return (int) number;
        }
        int exponent = Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
        return DIRECT + 4 * (exponent - DIRECT_BITS) + (int) ((number >>> (exponent - 2)) & 3);
    }

    /** Whether a number is one of the {@value #NEAR} least, which most are. */
    public static boolean isNear(long number) {
        return (number & -NEAR) == 0;
    }

    /** A code for numbers, given the bits of each symbol. */
    public static PrefixCode code(byte[] lengths) {
        return PrefixCode.forwards(lengths, FURTHER);
    }

    /** The {@link Codeword}s of all near numbers, further bits included. */
    public static long[] codewords(PrefixCode code) {
        long[] codewords = new long[NEAR];
        Arrays.setAll(codewords, number -> {
            int symbol = symbol(number);
            return Codeword.join(code.codeword(0, symbol), Codeword.of(number - LEAST[symbol], FURTHER[symbol]));
        });
        return codewords;
    }

    /** Writes a number, near or not. */
    public static void write(BitWriter out, PrefixCode code, long number) {
        int symbol = symbol(number);
        out.write(code.codeword(0, symbol));
        out.writeLong(number - LEAST[symbol], FURTHER[symbol]);
    }

    /**
     * The number that an entry of its code begins.
     *
     * @param bits the bits at the position
     */
    public static long number(int entry, long bits, byte[] bytes, long position) {
        int symbol = PrefixCode.symbol(entry);
        int length = PrefixCode.length(entry);
        int further = FURTHER[symbol];
        long rest = length <= Bits.LEAST
                ? bits >>> (length - further) & (1L << further) - 1
                : Bits.at(bytes, position + length - further, further);
        return LEAST[symbol] + rest;
    }
}
