package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.Codeword;
import dev.foregone.tablebase.coding.PrefixCode;
import java.util.Arrays;

/**
 * Writes the outcomes of a run, each by a prefix code that depends on those before it: {@link OutcomeModel}. They are read
 * backwards, from the highest bit down.
 *
 * <p>Where one outcome is far more likely than all others, a bit for each would be too much. There the model foretells it, and what
 * is written is a <em>stretch</em>: how many times in a row such a forecast is right, outcomes without one left out of the count;
 * then the outcome that it failed at. If it does not fail before the end of the run, the stretch has the length of a whole run.
 *
 * <pre>
 *   foretold      x x x . x x x      . no forecast
 *   outcomes      a a a c a b a
 *   written       4, c, b, 32
 * </pre>
 *
 * The escape is followed by 16 bits with the outcome's code as it is.
 */
public final class OutcomeRunCodec {

    /** No run needs more codes: a stretch and an outcome for each. */
    public static final int MOST_CODES = 2 * BlockLayout.MOST_RUN;

    /** A stretch, and an outcome as it is behind its escape. */
    private static final int MOST_BITS = 2 * PrefixCode.MAX_LENGTH + Short.SIZE;

    private static final int SYMBOL_BITS = 8;

    private final OutcomeSymbols symbols;
    private final byte[] tables;
    private final byte[] tablesAfter = new byte[1 << SYMBOL_BITS];
    private final int[] foretold;
    private final int contexts;
    private final int escape;
    private final int stretch;
    private final int run;
    private final PrefixCode codes;

    /** Where the symbol above lies among those of a run, which begin at {@link #SEEN_AT}; and 0 if none is looked at. */
    private final int above;

    private final int aboveMask;

    private static final int SEEN_AT = OutcomeModel.MOST_STRIDE;

    /** A thread's memory for the outcomes of a run. */
    public static final class Run {
        /** The contexts that symbols are, behind as many zeros as the longest stride. */
        private final byte[] seen = new byte[SEEN_AT + BlockLayout.MOST_RUN];

        private final byte[] symbols = new byte[BlockLayout.MOST_RUN];
        private final char[] escaped = new char[BlockLayout.MOST_RUN];
    }

    public OutcomeRunCodec(OutcomeSymbols symbols, OutcomeModel model, BlockLayout layout) {
        this.symbols = symbols;
        this.tables = model.tables();
        this.foretold = new int[model.foretold().length];
        Arrays.setAll(
                foretold,
                table -> model.foretold()[table] == OutcomeModel.NOTHING ? -1 : model.foretold()[table] & 0xFF);
        this.contexts = OutcomeModel.contexts(symbols.count());
        for (int symbol = 0; symbol < tablesAfter.length; symbol++) {
            tablesAfter[symbol] = tables[OutcomeModel.context(symbol, contexts)];
        }
        this.escape = symbols.escape();
        this.stretch = foretold.length;
        this.run = layout.run();
        this.above = model.stride() == 0 ? 0 : SEEN_AT - model.stride();
        this.aboveMask = model.stride() == 0 ? 0 : -1;
        byte[] further = new byte[1 << SYMBOL_BITS];
        Arrays.fill(further, escape, further.length, (byte) (symbols.count() > escape ? Short.SIZE : 0));
        this.codes = PrefixCode.backwards(model.lengths(), further);
    }

    /**
     * Reads outcomes of a run.
     *
     * @param begin the first bit that may belong to them
     * @param end the bit behind them
     * @param count how many
     * @return the bit that the last begins with, counted backwards; less than {@code begin} if they are damaged
     */
    long read(byte[] bytes, long begin, long end, int count, Run into) {
        long at = end;
        long bits = Bits.before(bytes, at);
        int unread = Bits.LEAST;
        int before = 0;
        int left = -1;
        for (int i = 0; i < count && at >= begin; i++) {
            if (unread < MOST_BITS) {
                bits = Bits.before(bytes, at);
                unread = Bits.LEAST;
            }
            int table = tables[into.seen[above + (i & aboveMask)] * contexts + before];
            int symbol = foretold[table];
            if (symbol >= 0 && left < 0) {
                int entry = codes.entryBackwards(stretch, bits);
                left = PrefixCode.symbol(entry);
                at -= PrefixCode.length(entry);
                bits <<= PrefixCode.length(entry);
                unread -= PrefixCode.length(entry);
            }
            if (symbol < 0 || left == 0) {
                int entry = codes.entryBackwards(table, bits);
                left = symbol < 0 ? left : -1;
                symbol = PrefixCode.symbol(entry);
                at -= PrefixCode.length(entry);
                bits <<= PrefixCode.length(entry);
                unread -= PrefixCode.length(entry);
                if (symbol >= escape) {
                    into.escaped[i] = (char) Bits.at(bytes, Math.max(at, begin));
                    symbol = escape;
                }
            } else {
                left--;
            }
            before = Math.min(symbol + 1, contexts - 1);
            into.seen[SEEN_AT + i] = (byte) before;
            into.symbols[i] = (byte) symbol;
        }
        return at;
    }

    /** The table of the first outcome of a run of keys. */
    int firstTable() {
        return tables[0];
    }

    /** The table of the outcome of a key after a symbol. */
    int tableAfter(int symbol) {
        return tablesAfter[symbol];
    }

    /** The {@linkplain PrefixCode#entryBackwards entry} of an outcome of a key. */
    int entry(int table, long bits) {
        return codes.entryBackwards(table, bits);
    }

    /** The outcome of a symbol; that of an escape begins at a position. */
    int outcome(int symbol, byte[] bytes, long at) {
        return symbol < escape ? symbols.outcome(symbol) : (int) Bits.at(bytes, at, Short.SIZE);
    }

    /** An outcome that has been read. */
    int outcome(Run run, int index) {
        int symbol = run.symbols[index] & 0xFF;
        return symbol < escape ? symbols.outcome(symbol) : run.escaped[index];
    }

    /** What is written of the outcomes of a run, first one first: tables and symbols, to be {@link #codeword}s. */
    public int codes(char[] outcomes, int from, int to, Run scratch, int[] into) {
        int size = 0;
        int before = 0;
        int open = -1;
        int right = 0;
        for (int i = 0; i < to - from; i++) {
            int symbol = symbols.of(outcomes[from + i]);
            int table = tables[scratch.seen[above + (i & aboveMask)] * contexts + before];
            if (foretold[table] >= 0 && open < 0) {
                open = size++;
                right = 0;
            }
            if (foretold[table] == symbol) {
                right++;
            } else {
                if (foretold[table] >= 0) {
                    into[open] = code(stretch, right, 0);
                    open = -1;
                }
                into[size++] = code(table, symbol, outcomes[from + i]);
            }
            before = Math.min(symbol + 1, contexts - 1);
            scratch.seen[SEEN_AT + i] = (byte) before;
        }
        if (open >= 0) {
            into[open] = code(stretch, run, 0);
        }
        return size;
    }

    private static int code(int table, int symbol, int outcome) {
        return (table << SYMBOL_BITS | symbol) << Short.SIZE | outcome;
    }

    /** The table of a code. */
    public static int table(int code) {
        return code >>> (SYMBOL_BITS + Short.SIZE);
    }

    /** The symbol of a code. */
    public static int symbol(int code) {
        return code >>> Short.SIZE & 0xFF;
    }

    /** The {@link Codeword} of a code. */
    public long codeword(int code) {
        int symbol = symbol(code);
        long codeword = codes.codeword(table(code), symbol);
        return symbol == escape && table(code) < stretch
                ? Codeword.join(Codeword.of(code & 0xFFFF, Short.SIZE), codeword)
                : codeword;
    }
}
