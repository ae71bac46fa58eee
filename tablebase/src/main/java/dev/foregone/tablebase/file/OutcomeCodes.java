package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.Codeword;
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

    /** The symbol of an outcome. */
    int symbol(int outcome) {
        return symbols[outcome] & 0xFF;
    }

    /** The {@link Codeword} of an outcome, whose symbol is given, in a context. */
    long codeword(int context, int symbol, int outcome) {
        long codeword = codes.codeword(context, symbol);
        return symbol == outcomes.length ? Codeword.join(Codeword.of(outcome, Short.SIZE), codeword) : codeword;
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
