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

    /** What the cells of the position before hold. */
    private final byte[] before;

    /** The entry of each table that it showed. */
    private final int[] indexes;

    private long sum;

    PatternSum(PatternTables tables) {
        this.tables = tables;
        this.entries = tables.tables.stream().map(PatternTables.Table::entries).toArray(long[][]::new);
        this.before = new byte[tables.cells];
        this.indexes = new int[entries.length];
        Arrays.fill(before, tables.lowest);
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
        for (int cell = different(before, contents, 0);
                cell < before.length;
                cell = different(before, contents, cell + 1)) {
            change(cell, contents[cell]);
        }
        int lower = (int) sum;
        return isFirstToMove ? lower : (int) ((sum - lower) >> Integer.SIZE);
    }

    /** The next cell from one on that holds something else; the end if there is none. */
    private static int different(byte[] before, byte[] contents, int from) {
        int cell = from;
        while (cell < before.length && before[cell] == contents[cell]) {
            cell++;
        }
        return cell;
    }

    private void change(int cell, byte content) {
        int difference = tables.codes[content & 0xFF] - tables.codes[before[cell] & 0xFF];
        before[cell] = content;
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
