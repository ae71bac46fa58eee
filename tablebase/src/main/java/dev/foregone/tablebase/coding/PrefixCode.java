package dev.foregone.tablebase.coding;

/**
 * A canonical prefix code: among symbols of equal length the codes ascend, so that the lengths alone tell the code (D. S.
 * Hirschberg, D. A. Lelewer, 1990). Bits are written lowest first, so a code is kept reversed; to read, the next {@value
 * #MAX_LENGTH} bits are looked up in a table that has symbol and length for each of them:
 *
 * <pre>
 *   lengths   a 1, b 2, c 2      codes   a 0, b 10, c 11
 *   table     ...xx0 -> a, 1     ..x01 -> b, 2     ..x11 -> c, 2
 * </pre>
 */
public final class PrefixCode {

    /** The most bits of a code. */
    public static final int MAX_LENGTH = 12;

    private static final int LENGTH_BITS = 4;
    private static final int LENGTH_MASK = (1 << LENGTH_BITS) - 1;

    private final byte[] lengths;
    private final int[] codes;
    private final short[] table;
    private final int tableMask;

    /**
     * A code.
     *
     * @param lengths the bits of each symbol, 0 for one that has no code
     * @throws IllegalArgumentException if there is no such code
     */
    public PrefixCode(byte[] lengths) {
        this.lengths = lengths.clone();
        this.codes = new int[lengths.length];
        int longest = longest();
        this.table = new short[1 << longest];
        this.tableMask = table.length - 1;
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
        for (int entry = reversed; entry < table.length; entry += 1 << length) {
            table[entry] = (short) (symbol << LENGTH_BITS | length);
        }
    }

    /** Writes a symbol that has a code. */
    public void write(BitWriter out, int symbol) {
        out.write(codes[symbol], lengths[symbol]);
    }

    /**
     * Reads a symbol.
     *
     * @return the symbol; of damaged bits, any
     */
    public int read(BitReader in) {
        int entry = table[(int) in.peek() & tableMask];
        in.skip(entry & LENGTH_MASK);
        return (entry & 0xFFFF) >>> LENGTH_BITS;
    }

    /** The bits of each symbol. */
    public byte[] lengths() {
        return lengths.clone();
    }
}
