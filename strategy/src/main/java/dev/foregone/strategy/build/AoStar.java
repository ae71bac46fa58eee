package dev.foregone.strategy.build;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.spi.Score;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.walk.Place;
import dev.foregone.strategy.walk.Positions;
import dev.foregone.strategy.walk.Positions.Child;
import java.util.List;

/**
 * Looks for a small strategy. Each round takes the cheapest one that is known or thought of, and looks into all its positions that
 * are open, until none is (AO*: N. J. Nilsson, "Principles of Artificial Intelligence", 1980; with all of a round at once, so that
 * threads make no difference). How much an open position costs is told from a small search.
 */
final class AoStar<S extends GameState<S, M>, M extends Move> {

    /** How the cost of a strategy grows with the search that proves the same; tried on Connect Four 5x4. */
    private static final double GROWTH = 0.9;

    private final Claim claim;
    private final Positions<S, M> positions;
    private final Prover<S, M> prover;
    private final StrategyBuildOptions options;
    private final AndOrGraph graph = new AndOrGraph();
    private double progress;

    AoStar(Claim claim, Positions<S, M> positions, Prover<S, M> prover, StrategyBuildOptions options) {
        this.claim = claim;
        this.positions = positions;
        this.prover = prover;
        this.options = options;
    }

    /** A strategy for a root of which the claim is proved: its positions, the root first. */
    List<Node> strategy(long root, boolean ours) {
        Node first = met(new Place(positions.key(root), ours), root);
        while (true) {
            List<Node> strategy = graph.cheapest(first);
            if (first.status == NodeStatus.BAD) {
                throw AndOrGraph.contradiction();
            }
            List<Node> open = strategy.stream()
                    .filter(node -> node.status == NodeStatus.OPEN)
                    .toList();
            report(strategy.size(), open.size());
            if (open.isEmpty()) {
                return strategy;
            }
            lookInto(open);
        }
    }

    private void report(int all, int open) {
        progress = Math.max(progress, 1 - (double) open / all);
        ListenerFailure.guard(() -> options.solving().listener().progressed(progress, graph.size()));
        options.stopIfAsked();
    }

    private void lookInto(List<Node> open) {
        prover.search(open);
        open.forEach(this::settle);
        open.stream().filter(this::isToBeProved).forEach(this::prove);
        List<Node> left =
                open.stream().filter(node -> node.status == NodeStatus.OPEN).toList();
        left.forEach(this::expand);
        prover.searchChildren(left);
        for (Node node : left) {
            node.children.forEach(this::settle);
            if (node.children.stream().anyMatch(child -> child.status == NodeStatus.BAD)) {
                graph.loseIfLost(node);
            }
        }
    }

    /** Takes over what a small search has said. */
    private void settle(Node node) {
        Verdict verdict = node.bySmallSearch;
        if (verdict == null || node.status != NodeStatus.OPEN) {
            return;
        }
        node.isProved |= verdict.proved();
        node.plies = Math.max(node.plies, verdict.plies());
        if (verdict.refuted()) {
            graph.lose(node);
        } else if (verdict.proved() && options.leaf() > 0) {
            node.status = NodeStatus.SETTLED;
        } else {
            node.estimate = estimate(verdict.proved() ? verdict.visited() : 2.0 * options.mostPositions());
        }
    }

    private double estimate(double positionsVisited) {
        return 1 + Math.pow(positionsVisited / Math.max(1, options.leaf()), GROWTH);
    }

    /** Where the other player has moved to, the claim holds, since it held before; where one of ours leads, it need not. */
    private boolean isToBeProved(Node node) {
        return node.status == NodeStatus.OPEN
                && !node.isProved
                && (options.shortest() || node.parents.stream().anyMatch(parent -> parent.place.ours()));
    }

    private void prove(Node node) {
        Verdict verdict = prover.value(node);
        node.isProved = verdict.proved();
        node.plies = Math.max(node.plies, verdict.plies());
        if (!verdict.proved()) {
            graph.lose(node);
        }
    }

    private void expand(Node node) {
        List<Child> children = positions.children(node.place.key(), node.place.ours());
        children.forEach(child -> met(child.place(), child.position()));
        graph.expand(node, children.stream().map(Child::place).toList());
    }

    private Node met(Place place, long position) {
        int known = graph.size();
        Node node = graph.node(place);
        if (graph.size() > known) {
            int terminal = positions.terminal(position);
            node.isFinished = terminal != Score.ONGOING;
            node.estimate = estimate(2.0 * options.mostPositions());
            if (node.isFinished) {
                node.status = isEnough(terminal, place.ours()) ? NodeStatus.SETTLED : NodeStatus.BAD;
                node.plies = options.shortest() ? 0 : Node.NO_PLIES;
            }
        }
        return node;
    }

    private boolean isEnough(int terminal, boolean ours) {
        int value = Integer.signum(ours ? terminal : -terminal);
        return value >= claim.value().compareTo(GameValue.DRAW);
    }
}
