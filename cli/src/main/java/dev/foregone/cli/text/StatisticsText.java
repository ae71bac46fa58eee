package dev.foregone.cli.text;

import dev.foregone.answers.Phrases;
import dev.foregone.api.GameValue;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.tablebase.OutcomeCount;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.TablebaseStatistics;
import java.util.List;
import java.util.Locale;

/** The statistics of a tablebase, for people. */
public record StatisticsText(Tablebase<?, ?> tablebase, Console console) {

    /** The longest bar of the histogram. */
    private static final int WIDTH = 40;

    /** The tablebase in one line. */
    public static String heading(Tablebase<?, ?> tablebase) {
        TablebaseStatistics statistics = tablebase.statistics();
        return tablebase.path() + ": " + Phrases.positions(statistics.positions()) + " of " + statistics.game()
                + (statistics.allPositions() ? ", all of the tier of " : " from ")
                + statistics.root() + (statistics.allPositions() ? " and of lower tiers" : "")
                + (statistics.symmetry() ? ", counted up to symmetry, " : ", ")
                + (statistics.valuesOnly() ? "values only, " : "")
                + Phrases.number(statistics.fileBytes()) + " bytes" + inParts(tablebase);
    }

    /** Whoever copies the file needs its parts too. */
    private static String inParts(Tablebase<?, ?> tablebase) {
        return tablebase.parts().map(parts -> " with those in " + parts).orElse("");
    }

    public void print() {
        TablebaseStatistics statistics = tablebase.statistics();
        TextTable table = new TextTable();
        Phrases.BEST_FIRST.forEach(value -> table.row(console.coloured(value), share(statistics, value)));
        table.row("moves", Phrases.number(statistics.moves()));
        console.println(heading(tablebase) + "\n");
        console.print(table);
        if (!statistics.valuesOnly()) {
            printOutcomes(statistics);
        }
    }

    private static String share(TablebaseStatistics statistics, GameValue value) {
        long count = statistics.positions(value);
        double share = 100.0 * count / Math.max(1, statistics.positions());
        return String.format(Locale.ROOT, "%s, %.1f %%", Phrases.number(count), share);
    }

    private void printOutcomes(TablebaseStatistics statistics) {
        console.println("\n" + console.heading("longest"));
        Phrases.BEST_FIRST.forEach(value -> statistics
                .longest(value)
                .ifPresent(each -> console.println("  " + each.outcome() + "  " + each.example())));
        console.println("\n" + console.heading("positions by outcome"));
        console.print(histogram(statistics.counts()));
    }

    private TextTable histogram(List<OutcomeCount> counts) {
        long most = counts.stream().mapToLong(OutcomeCount::positions).max().orElse(1);
        TextTable table = new TextTable(1);
        for (OutcomeCount each : counts) {
            long bar = Math.max(1, Math.round((double) WIDTH * each.positions() / most));
            table.row("  " + console.coloured(each.outcome()), Phrases.number(each.positions()), "#".repeat((int) bar));
        }
        return table;
    }
}
