package dev.foregone.cli.command;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.StatisticsJson;
import dev.foregone.answers.UsageException;
import dev.foregone.cli.options.FileFailure;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.TablebaseFiles;
import dev.foregone.cli.text.StatisticsText;
import dev.foregone.message.FileWords;
import dev.foregone.tablebase.LayerStatistics;
import dev.foregone.tablebase.OutcomeCount;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.TablebaseStatistics;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone tablebase stats}. */
@Command(
        name = "stats",
        description =
                "Tells what is in a tablebase: how many positions have each outcome, and the longest wins and losses.")
public final class TablebaseStatsCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that 'foregone tablebase build' wrote.")
    private String file = "";

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Option(names = "--csv", description = "Print comma-separated values: value, plies, positions.")
    private boolean csv;

    @Option(
            names = "--layers",
            description = "Print comma-separated values by layer, or by tier: which one, value, plies, positions.")
    private boolean layers;

    @Option(
            names = "--fingerprint",
            description =
                    "Print one number instead: the same for every tablebase with the same positions and outcomes up to symmetry,"
                            + " however it was built. Reads the whole file.")
    private boolean fingerprint;

    @Override
    public void run() {
        refuseTwoForms();
        FileKind.asBadInput(() -> {
            print();
            return file;
        });
    }

    private void print() {
        PrintWriter out = console().out();
        Tablebase<?, ?> tablebase = TablebaseFiles.open(file, context());
        if (fingerprint) {
            out.println(fingerprint(tablebase));
            return;
        }
        TablebaseStatistics statistics = tablebase.statistics();
        if (layers) {
            printLayers(statistics, out);
        } else if (json) {
            out.println(StatisticsJson.of(statistics).text());
        } else if (csv) {
            printCsv(statistics, out);
        } else {
            new StatisticsText(tablebase, console()).print();
        }
    }

    private void refuseTwoForms() {
        if (json && csv) {
            throw new UsageException("--json and --csv are two forms of the same; leave one out");
        }
        if (layers && (json || csv)) {
            throw new UsageException("--layers prints comma-separated values; leave out --json or --csv");
        }
        if (fingerprint && (json || csv || layers)) {
            throw new UsageException(
                    "--fingerprint prints one number and nothing else; leave out --json, --csv or --layers");
        }
    }

    private void printLayers(TablebaseStatistics statistics, PrintWriter out) {
        if (statistics.layers().isEmpty()) {
            throw new UsageException(
                    "the tablebase " + SafeText.quoted(file)
                            + " has no layers or tiers: not every move lowers the plies that are left by one\n  leave out --layers");
        }
        boolean tiers = statistics.allPositions();
        out.println(tiers ? "tier,value,plies,positions,example" : "layer,value,plies,positions");
        for (LayerStatistics layer : statistics.layers()) {
            layer.counts()
                    .forEach(count -> out.println(
                            layer.number() + "," + line(count) + (tiers ? "," + inQuotes(count.example()) : "")));
        }
    }

    private String fingerprint(Tablebase<?, ?> tablebase) {
        try {
            return String.format(Locale.ROOT, "%016x", tablebase.outcomeFingerprint(1));
        } catch (IOException failure) {
            throw new FileFailure("cannot read the tablebase " + SafeText.quoted(file) + ": " + FileWords.of(failure)
                    + "\n  name a file that can be read");
        }
    }

    private static String inQuotes(String notation) {
        return '"' + notation.replace("\"", "\"\"") + '"';
    }

    private static void printCsv(TablebaseStatistics statistics, PrintWriter out) {
        List<OutcomeCount> counts = statistics.counts();
        out.println("value,plies,positions");
        counts.forEach(count -> out.println(line(count)));
    }

    private static String line(OutcomeCount count) {
        String plies = count.outcome().isEndless()
                ? ""
                : String.valueOf(count.outcome().plies());
        return count.outcome().value() + "," + plies + "," + count.positions();
    }
}
