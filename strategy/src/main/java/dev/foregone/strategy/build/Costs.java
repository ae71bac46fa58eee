package dev.foregone.strategy.build;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The cheapest strategies from all nodes of a graph: a decision costs one and its cheapest child, a position of the other player
 * one and all its children. The graph may have cycles: the cheapest strategy has none, so that costs can be fixed in ascending
 * order (D. E. Knuth, "A generalization of Dijkstra's algorithm", 1977).
 */
final class Costs {

    /** A leaf takes a bit or so, a node a few. */
    private static final double LEAF = 0.3;

    private record Offer(Node node, double cost) {}

    private final PriorityQueue<Offer> queue =
            new PriorityQueue<>(Comparator.comparingDouble(Offer::cost).thenComparingInt(offer -> offer.node().number));

    private final double weight;

    private Costs(double weight) {
        this.weight = weight;
    }

    /**
     * Finds the costs and choices of all nodes.
     *
     * @param weight how many times its estimate an open node costs: the more, the sooner a strategy is whole, and the larger
     */
    static void find(List<Node> nodes, double weight) {
        Costs costs = new Costs(weight);
        nodes.forEach(costs::begin);
        for (Offer next = costs.queue.poll(); next != null; next = costs.queue.poll()) {
            if (!next.node.isDone) {
                next.node.isDone = true;
                costs.offerToParents(next.node);
            }
        }
    }

    private void begin(Node node) {
        node.isDone = false;
        node.choice = null;
        node.waiting = node.children.size();
        node.cost = switch (node.status) {
            case SETTLED -> node.isFinished ? 0 : LEAF;
            case OPEN -> weight * node.estimate;
            case BAD, EXPANDED -> Double.POSITIVE_INFINITY;
        };
        if (node.cost < Double.POSITIVE_INFINITY) {
            queue.add(new Offer(node, node.cost));
        }
    }

    private void offerToParents(Node child) {
        for (Node parent : child.parents) {
            if (!parent.isDone && parent.status == NodeStatus.EXPANDED) {
                offer(parent, child);
            }
        }
    }

    private void offer(Node parent, Node child) {
        double cost;
        if (parent.place.ours()) {
            cost = parent.mayLeadTo(child) ? 1 + child.cost : Double.POSITIVE_INFINITY;
        } else {
            cost = --parent.waiting > 0
                    ? Double.POSITIVE_INFINITY
                    : 1
                            + parent.children.stream()
                                    .mapToDouble(each -> each.cost)
                                    .sum();
        }
        if (cost < parent.cost) {
            parent.cost = cost;
            parent.choice = parent.place.ours() ? child : null;
            queue.add(new Offer(parent, cost));
        }
    }
}
