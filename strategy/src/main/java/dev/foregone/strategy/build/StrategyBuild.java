package dev.foregone.strategy.build;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.numbering.NumberedStates;
import dev.foregone.numbering.RulesFingerprint;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.strategy.file.Decisions;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.file.StrategyHeader;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.walk.Place;
import dev.foregone.strategy.walk.Positions;
import dev.foregone.strategy.walk.Positions.Child;
import dev.foregone.strategy.walk.StrategyWalk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What strategy is to be built, and how: builds its bytes.
 *
 * @param game the game
 * @param root where the strategy begins
 * @param engine proves the leaves
 * @param options the rest
 */
public record StrategyBuild<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, S root, Engine engine, StrategyBuildOptions options) {

    /** The same with other options. */
    public StrategyBuild<S, M> with(StrategyBuildOptions others) {
        return new StrategyBuild<>(game, root, engine, others);
    }

    /**
     * Builds the strategy, or goes on where a build of the same has ended.
     *
     * @param values knows who wins
     * @param work the file in which answers are kept until the strategy is whole; it is removed by {@code then}'s return
     * @param then writes and checks the file
     * @return what {@code then} returns
     */
    public <T> T run(Solver<S, M> values, Path work, Finish<T> then) throws IOException {
        Claim claim = claim(values);
        Positions<S, M> positions = new Positions<>(game, root, options.symmetry());
        Journal journal = new Journal(work, description());
        T finished;
        try (journal;
                Prover<S, M> prover = new Prover<>(this, claim, values, positions, journal)) {
            List<Node> strategy = new AoStar<>(claim, positions, prover, options)
                    .strategy(positions.position(root), options.side() == Side.FIRST);
            finished = then.finish(bytes(proved(claim, strategy), positions, strategy));
        } catch (Journal.FailedException failed) {
            throw failed.getCause();
        }
        journal.delete();
        return finished;
    }

    /** Removes the file in which answers were kept, if it is of this build. */
    public void forget(Path work) throws IOException {
        if (!Files.exists(work)) {
            return;
        }
        Journal left;
        try {
            left = new Journal(work, description());
        } catch (StrategyException anothers) {
            return;
        }
        left.close();
        left.delete();
    }

    /** Takes the bytes of a strategy. */
    @FunctionalInterface
    public interface Finish<T> {

        /** Writes a file, and reads it. */
        T finish(byte[] bytes) throws IOException;
    }

    /** What is built, so that an unfinished build of something else is not taken for it. */
    private String description() {
        return "build of a strategy 2: " + game.id() + ", " + game.format(root) + ", "
                + options.side().word() + ", leaf "
                + options.leaf() + ", " + engine.id() + (options.shortest() ? ", shortest" : "")
                + (options.symmetry() ? "" : ", no symmetry") + ", rules " + Long.toHexString(rules());
    }

    /** Answers are kept by the numbers of positions, which by other rules are other positions. */
    private long rules() {
        PackedRules<S, M> rules =
                game.packedRules(root).orElseGet(() -> new NumberedStates<>(game, options.symmetry()));
        return RulesFingerprint.of(rules, options.symmetry(), rules.pack(root));
    }

    private Claim claim(Solver<S, M> values) {
        Bounds bounds = values.proveValue(root, Limits.none().withCancellation(options.cancellation()));
        if (bounds.value().isEmpty()) {
            options.stopIfAsked();
            throw new StrategyException("the value of " + game.format(root) + " is not found; what is proved: "
                    + bounds.inWords() + "\n  take values from a tablebase, or an engine that proves endless draws");
        }
        Side side = options.side();
        GameValue value = bounds.value().get();
        GameValue ours = side == Side.FIRST ? value : value.negated();
        if (ours == GameValue.LOSS) {
            throw new StrategyException("the " + side.word() + " player loses " + game.format(root)
                    + "\n  build a strategy for the other player (--for "
                    + (side == Side.FIRST ? Side.SECOND : Side.FIRST).word() + "), or from another position");
        }
        if (options.shortest() && ours == GameValue.DRAW) {
            throw new StrategyException("nobody wins " + game.format(root) + ", and only a win is shortest"
                    + "\n  leave that out: a strategy can still prove that the player does not lose");
        }
        return new Claim(side, ours, OptionalInt.empty());
    }

    private Claim proved(Claim claim, List<Node> strategy) {
        return options.shortest()
                ? new Claim(claim.side(), claim.value(), OptionalInt.of(strategy.get(0).plies))
                : claim;
    }

    private byte[] bytes(Claim claim, Positions<S, M> positions, List<Node> strategy) {
        Writer writer = new Writer(strategy, options.leaf() > 0);
        StrategyWalk<S, M> walk = new StrategyWalk<>(positions, writer, Long.MAX_VALUE);
        walk.from(root, claim.side() == Side.FIRST);
        StrategyHeader header = new StrategyHeader(
                game.id(),
                game.format(root),
                claim,
                options.leaf(),
                options.symmetry(),
                walk.nodes(),
                walk.leaves(),
                walk.fingerprint());
        return StrategyFile.bytes(header, writer.bits);
    }

    /** Writes the decisions in the order of the walk. */
    private static final class Writer implements StrategyWalk.Guide {

        private final Decisions bits = new Decisions();
        private final Map<Place, Node> nodes = new HashMap<>();
        private final boolean hasLeaves;

        Writer(List<Node> strategy, boolean hasLeaves) {
            strategy.forEach(node -> nodes.put(node.place, node));
            this.hasLeaves = hasLeaves;
        }

        private Node node(Place place) {
            Node node = nodes.get(place);
            if (node == null) {
                throw new IllegalStateException("equivalent positions have moves that are not: " + place);
            }
            return node;
        }

        @Override
        public boolean isLeaf(Place place, int depth) {
            boolean leaf = node(place).status == NodeStatus.SETTLED;
            if (hasLeaves) {
                bits.writeLeaf(leaf);
            }
            return leaf;
        }

        @Override
        public int choice(Place place, int depth, List<Child> children) {
            int move = children.stream()
                    .map(Child::place)
                    .toList()
                    .indexOf(node(place).next().get(0).place);
            if (move < 0) {
                throw new IllegalStateException("equivalent positions have moves that are not: " + place);
            }
            bits.writeMove(move, children.size());
            return move;
        }
    }
}
