package dev.foregone.weights;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Arrays;

/**
 * The worth of positions by {@link Weights}. It remembers the position before and looks only at cells that differ: between positions
 * that a search meets one after the other, these are few. For one thread.
 */
@Stability(Level.EXPERIMENTAL)
public final class PatternSum {

    private final PatternTables tables;
    private final long[][] entries;

    /** The codes of the cells of the position before. */
    private final byte[] before;

    /** The entry of each table that it showed. */
    private final int[] indexes;

    private long sum;

    PatternSum(PatternTables tables) {
        this.tables = tables;
        this.entries = tables.tables.toArray(new long[0][]);
        this.before = new byte[tables.cells];
        this.indexes = new int[entries.length];
        Arrays.stream(entries).forEach(table -> sum += table[0]);
    }

    /**
     * The worth of a position.
     *
     * @param contents what its cells hold, and whatever comes after them
     * @param isFirstToMove whether the player is to move who began
     * @return in hundredths of the logarithm of the odds to win, for the player who began
     */
    public int of(byte[] contents, boolean isFirstToMove) {
        byte[] codes = tables.codes;
        for (int cell = 0; cell < before.length; cell++) {
            int code = codes[contents[cell] & 0xFF];
            int difference = code - before[cell];
            if (difference != 0) {
                before[cell] = (byte) code;
                change(cell, difference);
            }
        }
        int lower = (int) sum;
        return isFirstToMove ? lower : (int) ((sum - lower) >> Integer.SIZE);
    }

    private void change(int cell, int difference) {
        int[] its = tables.tablesOf[cell];
        int[] factors = tables.factorsOf[cell];
        long changed = sum;
        for (int i = 0; i < its.length; i++) {
            int table = its[i];
            int from = indexes[table];
            int to = from + difference * factors[i];
            indexes[table] = to;
            changed += entries[table][to] - entries[table][from];
        }
        sum = changed;
    }
}
