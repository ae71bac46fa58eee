package dev.foregone.cli;

import dev.foregone.answers.UsageException;
import dev.foregone.strategy.Strategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone strategy graph}. */
@Command(
        name = "graph",
        description =
                "Draws a small strategy as a graph in the DOT language of Graphviz: a decision has a thick frame and one "
                        + "arrow, a position of the other player an arrow for each answer, a leaf a dashed frame.",
        footer = {"", "foregone strategy graph FILE | dot -Tsvg > strategy.svg"})
final class StrategyGraphCommand implements Runnable {

    private final Foregone foregone;

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that 'foregone strategy build' wrote.")
    private String file = "";

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "Refuse to draw a strategy of more nodes and leaves than this. Default: 2000.")
    private long maxNodes = 2_000;

    StrategyGraphCommand(Foregone foregone) {
        this.foregone = foregone;
    }

    @Override
    public void run() {
        Strategy<?, ?> strategy = StrategyFiles.open(file, foregone);
        long size = strategy.statistics().nodes() + strategy.statistics().leaves();
        if (size > maxNodes) {
            throw new UsageException("the strategy has " + size + " nodes and leaves, more than " + maxNodes
                    + "\n  allow more with --max-nodes " + size + ", or build one with larger leaves");
        }
        new StrategyDot<>(strategy).print(foregone.console().out());
    }
}
