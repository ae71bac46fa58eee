package dev.foregone.cli.command;

import dev.foregone.cli.options.StrategyFiles;
import dev.foregone.cli.text.StrategyReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone strategy stats}. */
@Command(
        name = "stats",
        description =
                "Tells what is in a strategy: what it proves, and how many nodes and leaves there are at each ply.")
public final class StrategyStatsCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that 'foregone strategy build' wrote.")
    private String file = "";

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Override
    public void run() {
        StrategyReport<?, ?> report = new StrategyReport<>(StrategyFiles.open(file, context()));
        print(json ? report.json() : report.text(file));
    }
}
