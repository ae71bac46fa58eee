package dev.foregone.strategy.build;

import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.walk.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The graph of positions that strategies may come to, as far as it is known. */
final class AndOrGraph {

    /** A graph that has grown larger than this is to come to an end. */
    private static final double PATIENCE = 100_000;

    private final Map<Place, Node> byPlace = new HashMap<>();
    private final List<Node> nodes = new ArrayList<>();

    /** The node of a place, new if it was never met. */
    Node node(Place place) {
        return byPlace.computeIfAbsent(place, met -> {
            Node node = new Node(met, nodes.size());
            nodes.add(node);
            return node;
        });
    }

    /** How many nodes there are. */
    int size() {
        return nodes.size();
    }

    /** Gives a node its children. */
    void expand(Node node, List<Place> places) {
        node.children = places.stream().distinct().map(this::node).toList();
        node.children.forEach(child -> child.parents.add(node));
        node.status = NodeStatus.EXPANDED;
    }

    /** Notes that a node gives the claim away, and what follows from that for those before it. */
    void lose(Node lost) {
        Deque<Node> bad = new ArrayDeque<>(List.of(lost));
        lost.status = NodeStatus.BAD;
        for (Node next = bad.poll(); next != null; next = bad.poll()) {
            for (Node parent : next.parents) {
                if (parent.status == NodeStatus.EXPANDED && isLost(parent)) {
                    parent.status = NodeStatus.BAD;
                    bad.add(parent);
                }
            }
        }
    }

    /** The same of a node whose children have just been judged. */
    void loseIfLost(Node node) {
        if (node.status == NodeStatus.EXPANDED && isLost(node)) {
            lose(node);
        }
    }

    private static boolean isLost(Node node) {
        return !node.place.ours() || node.children.stream().noneMatch(node::mayLeadTo);
    }

    /** The cheapest strategy from a root, as far as it is known. */
    List<Node> cheapest(Node root) {
        Costs.find(nodes, Math.max(1, nodes.size() / PATIENCE));
        List<Node> strategy = new ArrayList<>(List.of(root));
        Set<Node> seen = new HashSet<>(strategy);
        for (int i = 0; i < strategy.size(); i++) {
            for (Node next : next(strategy.get(i), seen)) {
                if (seen.add(next)) {
                    strategy.add(next);
                }
            }
        }
        return strategy;
    }

    private static List<Node> next(Node node, Set<Node> seen) {
        if (node.status == NodeStatus.EXPANDED && node.place.ours() && node.choice == null) {
            node.choice = goingRound(node, seen);
        }
        return node.next();
    }

    /** Where every way goes round, which is no loss: to where the strategy goes anyway, or else to what costs least. */
    private static Node goingRound(Node node, Set<Node> seen) {
        return node.children.stream()
                .filter(node::mayLeadTo)
                .min(Comparator.comparing((Node child) -> !seen.contains(child))
                        .thenComparingDouble(child -> child.cost)
                        .thenComparingDouble(child -> child.estimate)
                        .thenComparingInt(child -> child.number))
                .orElseThrow(AndOrGraph::contradiction);
    }

    /** The root has a value that its moves do not have, as by values of other rules. */
    static StrategyException contradiction() {
        return new StrategyException(
                "the values that were found contradict each other: no strategy keeps what they prove"
                        + " of the root\n  if they are of a tablebase, verify it; delete FILE.work, which keeps them, and build again");
    }
}
