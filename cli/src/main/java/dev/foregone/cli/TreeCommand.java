package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code foregone tree}. */
@Command(
        name = "tree",
        description = "Draws the game tree below a position with the outcome of each position in it, the best moves "
                + "marked by thick arrows.")
final class TreeCommand implements Callable<Integer> {

    private final Foregone foregone;

    @Mixin
    private final GameArguments arguments = new GameArguments();

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

    @Option(names = "--format", paramLabel = "FORMAT", description = "dot (Graphviz) or mermaid. Default: dot.")
    private TreeFormat format = TreeFormat.DOT;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "Refuse to draw a tree of more nodes than this. Default: 2000.")
    private long maxNodes = 2_000;

    TreeCommand(Foregone foregone) {
        this.foregone = foregone;
    }

    @Override
    public Integer call() {
        draw(arguments.game(foregone.games()));
        return Status.OK;
    }

    private <S extends GameState<S, M>, M extends Move> void draw(Game<S, M> game) {
        Referee<S, M> referee = new Referee<>(game);
        Engine chosen = engine.engine(foregone.engines(), game);
        S root = referee.position(arguments.position());
        new TreeSize<>(referee, maxNodes).check(root, depth);
        TreeNode tree = grow(referee, chosen, root);
        foregone.console().out().print(format.text(tree));
    }

    private <S extends GameState<S, M>, M extends Move> TreeNode grow(Referee<S, M> referee, Engine chosen, S root) {
        try (Interruption interruption = new Interruption();
                Session<S, M> session = engine.open(chosen, referee.game(), foregone.console())) {
            Budget budget = session.budget(limits.limits().withCancellation(interruption.cancellation()));
            return new TreeGrower<>(referee, session, budget).grow(root, depth);
        }
    }
}
