package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.OutcomeCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Outcomes by how many positions of a section have them: symbol 0 is the most frequent one, and so on up to {@value #MOST}
 * of them; then the escape, for all others. A rank without a position is one of the outcomes here.
 */
public final class OutcomeSymbols {

    /** The most outcomes that have symbols of their own; also the symbol of all others. */
    public static final int MOST = 254;

    private final int[] outcomes;
    private final byte[] symbols;
    private final int count;

    /**
     * The symbols of a section.
     *
     * @param tallies how many positions have each outcome
     * @param holes how many ranks have no position
     */
    public OutcomeSymbols(List<OutcomeTally> tallies, long holes) {
        List<OutcomeTally> all = new ArrayList<>(tallies);
        if (holes > 0) {
            all.add(new OutcomeTally(OutcomeCode.NONE, holes, 0));
        }
        outcomes = all.stream()
                .sorted(Comparator.comparingLong(OutcomeTally::positions)
                        .reversed()
                        .thenComparingInt(OutcomeTally::code))
                .limit(MOST)
                .mapToInt(OutcomeTally::code)
                .toArray();
        count = all.size() > MOST ? MOST + 1 : all.size();
        symbols = new byte[all.stream().mapToInt(OutcomeTally::code).max().orElse(0) + 1];
        Arrays.fill(symbols, (byte) outcomes.length);
        for (int symbol = 0; symbol < outcomes.length; symbol++) {
            symbols[outcomes[symbol]] = (byte) symbol;
        }
    }

    /** How many there are, the escape included if there is one. */
    public int count() {
        return count;
    }

    /** The symbol of an outcome. */
    public int of(int outcome) {
        return symbols[outcome] & 0xFF;
    }

    /** The symbol of all outcomes that have none of their own; or one that does not occur. */
    int escape() {
        return outcomes.length;
    }

    /** The outcome of a symbol other than the escape. */
    int outcome(int symbol) {
        return outcomes[symbol];
    }
}
