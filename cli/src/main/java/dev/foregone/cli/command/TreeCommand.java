package dev.foregone.cli.command;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Budget;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.answers.graph.GameTree;
import dev.foregone.answers.graph.TreeGrower;
import dev.foregone.answers.graph.TreeShape;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.cli.options.EngineOptions;
import dev.foregone.cli.options.EngineOptions.Purpose;
import dev.foregone.cli.options.LimitOptions;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.text.TreeFormat;
import dev.foregone.spi.Game;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code foregone tree}. */
@Command(
        name = "tree",
        description =
                "Draws the game tree below a position with the outcome of each position in it: a position is green "
                        + "if the player to move there wins, yellow for a draw, red for a loss; the best moves have thick arrows.",
        footer = {"", "Limits are for the whole tree."})
public final class TreeCommand extends GameCommand {

    @Mixin
    private final EngineOptions engine = new EngineOptions();

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    @Option(
            names = "--depth",
            paramLabel = "N",
            converter = Quantities.WholeNumber.class,
            description = "How many plies the tree goes down. Default: 2.")
    private long depth = 2;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "dot (Graphviz), mermaid, or text (indented lines). Default: dot.")
    private @Nullable TreeFormat format;

    @Option(names = "--json", description = "Print one JSON object on one line instead of a drawing.")
    private boolean json;

    @Option(names = "--merge", description = "Draw equal positions once: a graph instead of a tree.")
    private boolean merge;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "Refuse to draw a tree of more nodes than this. Default: 2000.")
    private long maxNodes = 2_000;

    @Override
    void refuse() {
        if (json && format != null) {
            throw new UsageException("--format is for drawings; leave it out with --json");
        }
    }

    @Override
    <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) {
        GuardedGame<S, M> guarded = engine.guarded(game);
        EngineOptions.Opening<S, M> chosen =
                engine.opening(context(), guarded, Purpose.PROOFS).withPlies();
        S root = arguments.start(guarded);
        TreeShape<S, M> shape = TreeShape.of(guarded, root, new TreeShape.Extent(depth, maxNodes, merge));
        Limits within = limits.limits().withCancellation(cancellation());
        try (Session<S, M> session = chosen.open(console())) {
            Budget budget = new Budget(within);
            GameTree tree = new TreeGrower<>(guarded, session, budget, shape).grow();
            print(tree, budget.cost(session.engine()));
        }
        return ExitStatus.OK;
    }

    private void print(GameTree tree, Answer.Cost cost) {
        PrintWriter out = console().out();
        if (json) {
            out.println(tree.json(arguments.id(), cost));
        } else {
            (format == null ? TreeFormat.DOT : format).print(tree, out);
        }
    }
}
