package dev.foregone.testkit.engine;

import dev.foregone.api.GameValue;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Every graph of three nodes of up to two moves each, as a game that declares cycles. */
public final class SmallGraphs {

    private static final int NODES = 3;

    private SmallGraphs() {}

    /**
     * The possible forms of one node: its value if it has no moves, and its moves: where each leads, or {@link #NODES} more
     * if the same player moves again.
     */
    private record Node(GameValue end, List<Integer> moves) {}

    /**
     * 15<sup>3</sup> graphs in which the players move in turn.
     *
     * @param step 1 for all of them, n for each n-th
     * @param doubleMoves whether a player may move again after any of the moves, too: 45<sup>3</sup> graphs
     */
    public static Stream<GraphGame> all(boolean doubleMoves, int step) {
        List<Node> nodes = nodes(doubleMoves ? 2 * NODES : NODES);
        int all = nodes.size() * nodes.size() * nodes.size();
        return IntStream.iterate(0, number -> number < all, number -> number + step)
                .mapToObj(number -> new GraphGame("small-" + number, graph(nodes, number)).declaredCyclic());
    }

    private static List<Node> nodes(int moves) {
        List<Node> nodes = new ArrayList<>();
        for (GameValue value : GameValue.values()) {
            nodes.add(new Node(value, List.of()));
        }
        for (int first = 0; first < moves; first++) {
            nodes.add(new Node(GameValue.DRAW, List.of(first)));
            for (int second = 0; second < moves; second++) {
                nodes.add(new Node(GameValue.DRAW, List.of(first, second)));
            }
        }
        return nodes;
    }

    private static Graph graph(List<Node> nodes, int number) {
        Graph.Builder graph = new Graph.Builder();
        List<Node> chosen = new ArrayList<>();
        for (int left = number, node = 0; node < NODES; node++, left /= nodes.size()) {
            chosen.add(nodes.get(left % nodes.size()));
            graph.node(chosen.get(node).end);
        }
        for (int from = 0; from < NODES; from++) {
            for (int move : chosen.get(from).moves) {
                if (move >= NODES) {
                    graph.moveAgain(from, move - NODES);
                } else {
                    graph.move(from, move);
                }
            }
        }
        return graph.build();
    }
}
