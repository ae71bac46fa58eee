package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.PrefixCode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Writes outcomes, each by a prefix code that depends on the outcome before it, since neighbours are often alike. They are
 * read backwards, from the highest bit down.
 *
 * <pre>
 *   symbol    0 for the most frequent outcome of the section, 1 for the next, ... up to {@value #MOST_SYMBOLS};
 *             then the escape; below it are 16 bits with the outcome's code as it is
 *   context   the symbol before, or {@value #LAST_CONTEXT} if that is more; 0 at the beginning of a run
 * </pre>
 */
final class OutcomeCodes {

    private static final int MOST_SYMBOLS = 254;
    private static final int LAST_CONTEXT = 15;

    private final int[] outcomes;
    private final byte[] symbols;
    private final PrefixCode codes;

    /**
     * The size of the code.
     *
     * @param contexts how many prefix codes
     * @param symbols of how many symbols each, the escape included if there is one
     */
    record Shape(int contexts, int symbols) {}

    /** The size for this many outcomes. */
    static Shape shape(int outcomes) {
        int symbols = outcomes > MOST_SYMBOLS ? MOST_SYMBOLS + 1 : outcomes;
        return new Shape(Math.min(symbols, LAST_CONTEXT + 1), symbols);
    }

    /** The code of a section. */
    OutcomeCodes(List<OutcomeTally> tallies, byte[][] lengths) {
        outcomes = mostFrequentFirst(tallies);
        symbols = symbols(tallies);
        byte[] further = new byte[MOST_SYMBOLS + 1];
        Arrays.fill(further, outcomes.length, further.length, (byte) Short.SIZE);
        codes = PrefixCode.backwards(lengths, further);
    }

    private static int[] mostFrequentFirst(List<OutcomeTally> tallies) {
        return tallies.stream()
                .sorted(Comparator.comparingLong(OutcomeTally::positions)
                        .reversed()
                        .thenComparingInt(OutcomeTally::code))
                .limit(MOST_SYMBOLS)
                .mapToInt(OutcomeTally::code)
                .toArray();
    }

    /** For each outcome up to the greatest its symbol; the escape for those that have none. */
    static byte[] symbols(List<OutcomeTally> tallies) {
        int[] outcomes = mostFrequentFirst(tallies);
        int greatest = tallies.stream().mapToInt(OutcomeTally::code).max().orElse(0);
        byte[] symbols = new byte[greatest + 1];
        Arrays.fill(symbols, (byte) outcomes.length);
        for (int symbol = 0; symbol < outcomes.length; symbol++) {
            symbols[outcomes[symbol]] = (byte) symbol;
        }
        return symbols;
    }

    /** The context that follows a symbol. */
    static int context(int symbol) {
        return Math.min(symbol, LAST_CONTEXT);
    }

    private int symbol(int outcome) {
        return symbols[outcome] & 0xFF;
    }

    private int contextBefore(char[] run, int from, int index) {
        return index == from ? 0 : context(symbol(run[index - 1]));
    }

    /** How many bits a run takes. */
    int bits(char[] run, int from, int to) {
        int bits = 0;
        for (int i = from; i < to; i++) {
            bits += codes.bits(contextBefore(run, from, i), symbol(run[i]));
        }
        return bits;
    }

    /** Writes a run, the last outcome first. */
    void write(BitWriter out, char[] run, int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            int symbol = symbol(run[i]);
            if (symbol == outcomes.length) {
                out.write(run[i], Short.SIZE);
            }
            codes.write(out, contextBefore(run, from, i), symbol);
        }
    }

    /** The {@linkplain PrefixCode#entryBackwards entry} that bits begin with in a context. */
    int entry(int context, long bits) {
        return codes.entryBackwards(context, bits);
    }

    /** The outcome of a symbol; that of an escape begins at a position. */
    int outcome(int symbol, byte[] bytes, long at) {
        return symbol < outcomes.length ? outcomes[symbol] : (int) Bits.at(bytes, at, Short.SIZE);
    }
}
