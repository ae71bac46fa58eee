package dev.foregone.answers.graph;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Json;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A game tree as it is drawn; with equal positions merged, a graph. A node's number is its index in the list, 0 for the
 * root. The edges are ordered so that new nodes appear in the order of their numbers: depth first in a tree, ply by ply
 * in a graph.
 *
 * @param nodes the positions
 * @param edges the moves
 */
public record GameTree(List<Node> nodes, List<Edge> edges) {

    public GameTree {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
    }

    /**
     * A position.
     *
     * @param position its notation
     * @param board its drawing
     * @param mover the name of the player to move with the text between it and the outcome, or empty
     * @param outcome its outcome
     */
    public record Node(String position, String board, String mover, Outcome outcome) {

        /** For example {@code x to move: WIN in 1}. */
        public String verdict() {
            return mover + outcome;
        }
    }

    /**
     * A move.
     *
     * @param from the number of the position it is made in
     * @param to the number of the position it leads to
     * @param move its notation
     * @param best whether no other move of the position has a better outcome
     */
    public record Edge(int from, int to, String move, boolean best) {}

    /** Each node before the first edge that leads to it, and each edge once. */
    public void forEach(Consumer<Integer> node, Consumer<Edge> edge) {
        node.accept(0);
        int shown = 1;
        for (Edge each : edges) {
            if (each.to() == shown) {
                node.accept(shown);
                shown++;
            }
            edge.accept(each);
        }
    }

    /** The edges by the node they come from. */
    public List<List<Edge>> edgesByNode() {
        List<List<Edge>> byNode = new ArrayList<>();
        nodes.forEach(node -> byNode.add(new ArrayList<>()));
        edges.forEach(edge -> byNode.get(edge.from()).add(edge));
        return byNode;
    }

    /** One JSON object on one line, its fields as docs/COMMAND-LINE.md promises them. */
    public String json(String game, Answer.Cost cost) {
        return new Json()
                .put("game", game)
                .put("engine", cost.engine())
                .putEach(
                        "nodes",
                        nodes,
                        node -> new Json() // a node's index in the array is its number
                                .put("position", node.position())
                                .putAll(Json.of(node.outcome())))
                .putEach(
                        "edges",
                        edges,
                        edge -> new Json()
                                .put("from", edge.from())
                                .put("to", edge.to())
                                .put("move", edge.move())
                                .put("best", edge.best()))
                .putAll(cost.json())
                .text();
    }
}
