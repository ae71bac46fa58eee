package dev.foregone.testkit.graph;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.List;
import java.util.Optional;

/**
 * A node of a graph as a position. Its hash code is poor on purpose: an engine that takes equal hash codes for equal
 * positions must fail on it. In a large graph it is not, or a hash map would take forever.
 *
 * @param graph the graph
 * @param node the node
 */
public record GraphState(Graph graph, int node) implements GameState<GraphState, GraphMove> {

    private static final int HASH_CODES = 5;
    private static final int LARGE = 1_000;

    @Override
    public Optional<GameValue> terminalValue() {
        return graph.visit(node);
    }

    @Override
    public List<GraphMove> legalMoves() {
        return graph.choices(node)
                .mapToObj(choice -> new GraphMove(node, choice))
                .toList();
    }

    @Override
    public GraphState play(GraphMove move) {
        if (move.from() != node || move.choice() < 0 || move.choice() >= graph.moves(node)) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        return new GraphState(graph, graph.target(node, move.choice()));
    }

    @Override
    public boolean movesAgain(GraphMove move) {
        return graph.movesAgain(node, move.choice());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GraphState that && node == that.node && graph == that.graph;
    }

    @Override
    public int hashCode() {
        return graph.size() < LARGE ? node % HASH_CODES : node;
    }

    /** The notation: the {@linkplain Graph#name name} of the node. */
    @Override
    public String toString() {
        return graph.name(node);
    }
}
