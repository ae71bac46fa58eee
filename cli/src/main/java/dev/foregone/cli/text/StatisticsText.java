package dev.foregone.cli.text;

import dev.foregone.answers.Phrases;
import dev.foregone.api.GameValue;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.TerminalColours;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.tablebase.OutcomeCount;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.TablebaseStatistics;
import java.io.PrintWriter;
import java.util.Locale;

/** The statistics of a tablebase, for people. */
public final class StatisticsText {

    /** The longest bar of the histogram. */
    private static final int WIDTH = 40;

    private final TablebaseStatistics statistics;
    private final TerminalColours palette;
    private final Tablebase<?, ?> tablebase;
    private final PrintWriter out;

    public StatisticsText(Tablebase<?, ?> tablebase, Console console) {
        this.tablebase = tablebase;
        this.statistics = tablebase.statistics();
        this.palette = new TerminalColours(console.ansi());
        this.out = console.out();
    }

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
        out.println(heading(tablebase));
        out.println();
        Phrases.BEST_FIRST.forEach(this::printValue);
        out.println(TextTable.pad("moves", 7) + Phrases.number(statistics.moves()));
        if (!statistics.valuesOnly()) {
            printOutcomes();
        }
    }

    private void printOutcomes() {
        out.println();
        out.println(palette.heading("longest"));
        Phrases.BEST_FIRST.forEach(value -> statistics
                .longest(value)
                .ifPresent(each -> out.println("  " + each.outcome() + "  " + each.example())));
        out.println();
        out.println(palette.heading("positions by outcome"));
        printHistogram();
    }

    private void printValue(GameValue value) {
        long count = statistics.positions(value);
        double share = 100.0 * count / Math.max(1, statistics.positions());
        out.println(palette.value(value)
                + " ".repeat(7 - value.name().length())
                + String.format(Locale.ROOT, "%s, %.1f %%", Phrases.number(count), share));
    }

    private void printHistogram() {
        int name = TextTable.width(
                statistics.counts().stream().map(count -> count.outcome().toString()));
        int number = TextTable.width(statistics.counts().stream().map(count -> Phrases.number(count.positions())));
        long most = statistics.counts().stream()
                .mapToLong(OutcomeCount::positions)
                .max()
                .orElse(1);
        for (OutcomeCount each : statistics.counts()) {
            String count = Phrases.number(each.positions());
            long bar = Math.max(1, Math.round((double) WIDTH * each.positions() / most));
            out.println("  " + palette.outcome(each.outcome(), name) + "  " + " ".repeat(number - count.length())
                    + count + "  " + "#".repeat((int) bar));
        }
    }
}
