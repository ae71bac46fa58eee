package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.PrefixCode;
import java.nio.ByteBuffer;

/**
 * How likely an outcome is after those before it, as the header of a section says it. An outcome's context is the one before it
 * in its run and, unless the stride is 0, the one that many places before it: in a row of squares, the square beside and the
 * square above. Contexts that are followed by much the same share a table.
 *
 * <pre>
 *   1         the stride
 *   1         tables, t, less one
 *   c or c c  for each context its table: 0 is none before, then symbols, of which the last stands for all further ones
 *   t         for each table the symbol that is foretold there, never the escape, or 255
 *   s/2 t     bits of each of s symbols in each table, two to a byte, the first one lower
 *   r/2       bits of each of r lengths of stretches
 * </pre>
 *
 * @param stride how far above is
 * @param tables for each context, that above times their number plus that before, its table
 * @param foretold for each table a symbol that is counted in {@linkplain OutcomeRunCodec stretches}, or {@link #NOTHING}
 * @param lengths for each table the bits of each symbol; then those of the lengths of stretches
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record OutcomeModel(int stride, byte[] tables, byte[] foretold, byte[][] lengths) {

    /** Nothing is expected. */
    static final OutcomeModel NONE = new OutcomeModel(0, new byte[0], new byte[0], new byte[0][]);

    /** No stride is longer. */
    static final int MOST_STRIDE = 32;

    /** No model has more tables. */
    static final int MOST_TABLES = 128;

    /** The symbol of a table that foretells none. */
    public static final byte NOTHING = (byte) 0xFF;

    private static final int MOST_CONTEXTS = 64;

    /** How many contexts there are on each side for this many symbols, that of none before included. */
    public static int contexts(int symbols) {
        return Math.min(symbols + 1, MOST_CONTEXTS);
    }

    /** The context that a symbol is. */
    public static int context(int symbol, int contexts) {
        return Math.min(symbol + 1, contexts - 1);
    }

    private static int pairs(int stride, int symbols) {
        int contexts = contexts(symbols);
        return stride == 0 ? contexts : contexts * contexts;
    }

    private static int packed(int lengths) {
        return (lengths + 1) / 2;
    }

    /** The same with codes for no symbol. */
    public OutcomeModel withoutCodes(OutcomeSymbols symbols, BlockLayout layout) {
        byte[][] none = new byte[foretold.length + 1][symbols.count()];
        none[foretold.length] = new byte[layout.run() + 1];
        return new OutcomeModel(stride, tables, foretold, none);
    }

    /** How many bytes {@link #put} writes. */
    int bytes() {
        int bytes = 2 + tables.length + foretold.length;
        for (byte[] each : lengths) {
            bytes += packed(each.length);
        }
        return bytes;
    }

    void put(ByteBuffer into) {
        into.put((byte) stride).put((byte) (foretold.length - 1)).put(tables).put(foretold);
        for (byte[] each : lengths) {
            putPacked(into, each);
        }
    }

    /** Writes numbers of 0 to 15, two to a byte. */
    static void putPacked(ByteBuffer into, byte[] numbers) {
        for (int i = 0; i < numbers.length; i += 2) {
            into.put((byte) (numbers[i] | (i + 1 < numbers.length ? numbers[i + 1] << 4 : 0)));
        }
    }

    static byte[] getPacked(ByteBuffer from, int count) {
        byte[] numbers = new byte[count];
        for (int i = 0; i < count; i += 2) {
            byte both = from.get();
            numbers[i] = (byte) (both & 15);
            if (i + 1 < count) {
                numbers[i + 1] = (byte) (both >> 4 & 15);
            }
        }
        return numbers;
    }

    /**
     * Reads a model.
     *
     * @return the model, which may be {@linkplain #isWhole broken}
     */
    static OutcomeModel get(ByteBuffer from, int symbols, BlockLayout layout) {
        int stride = from.get() & 0xFF;
        int count = (from.get() & 0xFF) + 1;
        byte[] tables = new byte[pairs(stride, symbols)];
        from.get(tables);
        byte[] foretold = new byte[count];
        from.get(foretold);
        byte[][] lengths = new byte[count + 1][];
        for (int table = 0; table < count; table++) {
            lengths[table] = getPacked(from, symbols);
        }
        lengths[count] = getPacked(from, layout.run() + 1);
        return new OutcomeModel(stride, tables, foretold, lengths);
    }

    /** Whether everything that it refers to is there, and blocks of this layout can be read by it. */
    boolean isWhole(int symbols, BlockLayout layout) {
        boolean whole = stride <= layout.mostStride() && foretold.length <= layout.mostTables();
        for (byte table : tables) {
            whole &= table >= 0 && table < foretold.length;
        }
        for (byte symbol : foretold) {
            whole &= symbol == NOTHING
                    || (layout.foretells() && (symbol & 0xFF) < Math.min(symbols, OutcomeSymbols.MOST));
        }
        for (byte[] each : lengths) {
            for (byte length : each) {
                whole &= length <= PrefixCode.MAX_LENGTH;
            }
        }
        return whole;
    }
}
