package dev.foregone.tablebase.coding;

import java.util.Arrays;

/**
 * A canonical prefix code: among symbols of equal length the codes ascend, so that the lengths alone determine the code
 * (D. S. Hirschberg, D. A. Lelewer, 1990). Bits are written lowest first, so a code is kept reversed; to read, the next
 * 8 bits are looked up in a table that has symbol and length for each of them:
 *
 * <pre>
 *   lengths   a 1, b 2, c 2      codes   a 0, b 10, c 11
 *   table     ...xx0 -> a, 1     ..x01 -> b, 2     ..x11 -> c, 2
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
    private static final int FIRST_MASK = (1 << FIRST_BITS) - 1;
    private static final int SECOND_SIZE = 1 << (MAX_LENGTH - FIRST_BITS);

    private final byte[] lengths;
    private final byte[] further;
    private final int[] codes;
    /** By the next 8 bits, an {@link #entry}, or the place of a second table as a negative number; then these tables. */
    private short[] table = new short[1 << FIRST_BITS];

    /**
     * A code.
     *
     * @param lengths the bits of each of at most 256 symbols, 0 for one that has no code
     * @param further how many bits follow the code of each symbol, at most 64
     * @throws IllegalArgumentException if there is no such code
     */
    public PrefixCode(byte[] lengths, byte[] further) {
        this.lengths = lengths.clone();
        this.further = further.clone();
        this.codes = new int[lengths.length];
        int longest = longest();
        int next = 0;
        for (int length = 1; length <= longest; length++) {
            next <<= 1;
            for (int symbol = 0; symbol < lengths.length; symbol++) {
                if (lengths[symbol] == length) {
                    enter(symbol, length, next++);
                }
            }
            if (next > 1 << length) {
                throw new IllegalArgumentException("more codes of " + length + " bits than there can be");
            }
        }
    }

    private int longest() {
        int longest = 0;
        for (byte length : lengths) {
            if (length < 0 || length > MAX_LENGTH) {
                throw new IllegalArgumentException("a code of " + length + " bits");
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }

    private void enter(int symbol, int length, int code) {
        if (code >= 1 << length) {
            throw new IllegalArgumentException("more codes of " + length + " bits than there can be");
        }
        int reversed = Integer.reverse(code) >>> (Integer.SIZE - length);
        codes[symbol] = reversed;
        short entry = (short) (symbol << LENGTH_BITS | length + further[symbol]);
        if (length <= FIRST_BITS) {
            fill(0, reversed, 1 << length, 1 << FIRST_BITS, entry);
        } else {
            fill(
                    second(reversed & FIRST_MASK),
                    reversed >>> FIRST_BITS,
                    1 << (length - FIRST_BITS),
                    SECOND_SIZE,
                    entry);
        }
    }

    private void fill(int place, int first, int step, int size, short entry) {
        for (int at = first; at < size; at += step) {
            table[place + at] = entry;
        }
    }

    /** The place of the second table of a beginning; the table is made if there is none. */
    private int second(int beginning) {
        if (table[beginning] == 0) {
            table[beginning] = (short) -table.length;
            table = Arrays.copyOf(table, table.length + SECOND_SIZE);
        }
        return -table[beginning];
    }

    /** Writes a symbol that has a code. */
    public void write(BitWriter out, int symbol) {
        out.write(codes[symbol], lengths[symbol]);
    }

    /**
     * The symbol that bits begin with, and how many bits it takes with those that follow it; for corrupt bits, any
     * entry.
     */
    public int entry(long bits) {
        int entry = table[(int) bits & FIRST_MASK];
        return entry >= 0 ? entry : table[((int) (bits >>> FIRST_BITS) & (SECOND_SIZE - 1)) - entry];
    }

    /** The symbol of an {@link #entry}. */
    public static int symbol(int entry) {
        return entry >>> LENGTH_BITS;
    }

    /** How many bits an {@link #entry} takes, those that follow the code included. */
    public static int length(int entry) {
        return entry & LENGTH_MASK;
    }

    /** The bits of each symbol. */
    public byte[] lengths() {
        return lengths.clone();
    }
}
