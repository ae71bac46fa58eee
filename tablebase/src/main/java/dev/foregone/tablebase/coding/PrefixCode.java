package dev.foregone.tablebase.coding;

import java.util.Arrays;

/**
 * A canonical prefix code, or one for each of several contexts: among symbols of equal length the codes ascend, so that
 * the lengths alone determine the code (D. S. Hirschberg, D. A. Lelewer, 1990). To read, the next 8 bits are looked up in a
 * table that has symbol and length for each of them:
 *
 * <pre>
 *   lengths   a 1, b 2, c 2      codes   a 0, b 10, c 11
 *   forwards, the first bit lowest       ...xx0 -> a, 1     ..x01 -> b, 2     ..x11 -> c, 2
 *   backwards, the first bit highest     0xx... -> a, 1     10x.. -> b, 2     11x.. -> c, 2
 * </pre>
 *
 * <p>For longer codes, which are rare, the entry refers to a second table, in which the next 4 bits are looked up. With
 * one table for all 12 bits, the codes of a few sections would fill the processor's cache. A code takes 512 bytes, and
 * 32 for each beginning of longer codes. Immutable.
 */
public final class PrefixCode {

    /** The most bits of a code. */
    public static final int MAX_LENGTH = 12;

    private static final int LENGTH_BITS = 7;
    private static final int LENGTH_MASK = (1 << LENGTH_BITS) - 1;
    private static final int FIRST_BITS = 8;
    private static final int FIRST_SIZE = 1 << FIRST_BITS;
    private static final int SECOND_BITS = MAX_LENGTH - FIRST_BITS;
    private static final int SECOND_SIZE = 1 << SECOND_BITS;

    private final boolean forwards;
    /** For each context, of each symbol, its {@link Codeword}, which fits into an {@code int}. */
    private final int[][] codewords;
    /**
     * For each context by the next 8 bits, an {@link #entry}, or the place of a second table, divided by its size, as a
     * negative number; then these tables.
     */
    private short[] table;

    private PrefixCode(boolean forwards, byte[][] lengths, byte[] further) {
        this.forwards = forwards;
        this.codewords = new int[lengths.length][];
        this.table = new short[lengths.length * FIRST_SIZE];
        for (int context = 0; context < lengths.length; context++) {
            codewords[context] = new int[lengths[context].length];
            enter(context, lengths[context], further);
        }
    }

    /**
     * A code that is read forwards.
     *
     * @param lengths the bits of each of at most 256 symbols, 0 for one that has no code
     * @param further how many bits follow the code of each symbol, at most 64
     * @throws IllegalArgumentException if there is no such code
     */
    public static PrefixCode forwards(byte[] lengths, byte[] further) {
        return new PrefixCode(true, new byte[][] {lengths}, further);
    }

    /**
     * Codes that are read backwards.
     *
     * @param lengths for each context the bits of each of at most 256 symbols, 0 for one that has no code
     * @param further how many bits follow the code of each symbol, at most 64
     * @throws IllegalArgumentException if there is no such code
     */
    public static PrefixCode backwards(byte[][] lengths, byte[] further) {
        return new PrefixCode(false, lengths, further);
    }

    private static int longest(byte[] lengths) {
        int longest = 0;
        for (byte length : lengths) {
            if (length < 0 || length > MAX_LENGTH) {
                throw new IllegalArgumentException("a code of " + length + " bits");
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }

    private void enter(int context, byte[] lengths, byte[] further) {
        int longest = longest(lengths);
        int next = 0;
        for (int length = 1; length <= longest; length++) {
            next <<= 1;
            for (int symbol = 0; symbol < lengths.length; symbol++) {
                if (lengths[symbol] == length) {
                    enter(context, symbol, length, next++, further[symbol]);
                }
            }
            if (next > 1 << length) {
                throw new IllegalArgumentException("more codes of " + length + " bits than there can be");
            }
        }
    }

    private void enter(int context, int symbol, int length, int code, int further) {
        if (code >= 1 << length) {
            throw new IllegalArgumentException("more codes of " + length + " bits than there can be");
        }
        codewords[context][symbol] = (int) Codeword.of(index(code, length), length);
        short entry = (short) (symbol << LENGTH_BITS | length + further);
        int place = context * FIRST_SIZE;
        if (length <= FIRST_BITS) {
            fill(place, code, length, FIRST_BITS, entry);
        } else {
            int rest = length - FIRST_BITS;
            int second = second(place + index(code >>> rest, FIRST_BITS));
            fill(second, code & ((1 << rest) - 1), rest, SECOND_BITS, entry);
        }
    }

    /** Fills a table wherever an index of this many bits begins with a code. */
    private void fill(int place, int code, int length, int bits, short entry) {
        int open = bits - length;
        for (int after = 0; after < 1 << open; after++) {
            table[place + index(code << open | after, bits)] = entry;
        }
    }

    /** The index of bits of which the first is the highest. */
    private int index(int bits, int count) {
        return forwards ? Integer.reverse(bits) >>> (Integer.SIZE - count) : bits;
    }

    /** The place of the second table of a beginning; the table is made if there is none. */
    private int second(int beginning) {
        if (table[beginning] == 0) {
            table[beginning] = (short) -(table.length / SECOND_SIZE);
            table = Arrays.copyOf(table, table.length + SECOND_SIZE);
        }
        return -table[beginning] * SECOND_SIZE;
    }

    /** The {@link Codeword} of a symbol in a context; it is empty if the symbol has no code. */
    public long codeword(int context, int symbol) {
        return codewords[context][symbol];
    }

    /**
     * The symbol that bits begin with at the lowest, and how many bits it takes with those that follow it; for corrupt
     * bits, any entry.
     */
    public int entry(long bits) {
        int entry = table[(int) bits & (FIRST_SIZE - 1)];
        return entry >= 0 ? entry : second(entry, (int) (bits >>> FIRST_BITS) & (SECOND_SIZE - 1));
    }

    /** The same for bits that begin at the highest, in a context. */
    public int entryBackwards(int context, long bits) {
        int entry = table[context * FIRST_SIZE + (int) (bits >>> (Long.SIZE - FIRST_BITS))];
        return entry >= 0 ? entry : second(entry, (int) (bits >>> (Long.SIZE - MAX_LENGTH)) & (SECOND_SIZE - 1));
    }

    private int second(int entry, int bits) {
        return table[-entry * SECOND_SIZE + bits];
    }

    /** The symbol of an {@link #entry}. */
    public static int symbol(int entry) {
        return entry >>> LENGTH_BITS;
    }

    /** How many bits an {@link #entry} takes, those that follow the code included. */
    public static int length(int entry) {
        return entry & LENGTH_MASK;
    }
}
