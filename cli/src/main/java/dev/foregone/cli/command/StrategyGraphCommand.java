package dev.foregone.cli.command;

import dev.foregone.answers.Phrases;
import dev.foregone.answers.UsageException;
import dev.foregone.answers.graph.StrategyDot;
import dev.foregone.answers.graph.StrategyGraph;
import dev.foregone.answers.graph.StrategySvg;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.options.StrategyFiles;
import dev.foregone.cli.text.Picture;
import dev.foregone.strategy.Strategy;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone strategy graph}. */
@Command(
        name = "graph",
        description =
                "Draws a small strategy as a graph in the DOT language of Graphviz, or as a picture: a decision has a thick frame "
                        + "and one arrow, a position of the other player an arrow for each answer, a leaf a dashed frame, and a "
                        + "finished one a colour. A dashed arrow leads to a board that is mirrored or turned.",
        footer = {"", "foregone strategy graph FILE --svg strategy.svg"})
public final class StrategyGraphCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that 'foregone strategy build' wrote.")
    private String file = "";

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "Refuse to draw more positions than this, finished ones included. Default: 2000.")
    private long maxNodes = 2_000;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write it to a file as a picture, an SVG, instead.")
    private @Nullable String svg;

    @Override
    public void run() {
        draw(StrategyFiles.open(file, context()));
    }

    private <S extends GameState<S, M>, M extends Move> void draw(Strategy<S, M> strategy) {
        StrategyGraph<S, M> graph = StrategyGraph.of(strategy, maxNodes)
                .orElseThrow(() -> new UsageException("the strategy has more than " + Phrases.positions(maxNodes)
                        + ", finished ones included\n  allow more with --max-nodes, or build one with larger leaves"));
        if (svg == null) {
            console().out().print(new StrategyDot<>(graph).text());
        } else {
            Picture.write(new StrategySvg<>(graph).text(), svg);
        }
    }
}
