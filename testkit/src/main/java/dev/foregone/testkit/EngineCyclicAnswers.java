package dev.foregone.testkit;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.EngineAnswers.Truth;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether an engine that takes games with cycles solves them. */
record EngineCyclicAnswers(Engine engine) {

    /** How many nodes the graphs have of which every possible one is made. */
    private static final int NODES = 3;

    boolean takesCycles() {
        return engine.supports(EngineCycles.circle(1).declaredCyclic()).supported();
    }

    void outcomes(GraphGame game) {
        new EngineAnswers(engine).outcomes(game, EngineAnswers.sample(game), EngineAnswers.truth(game.graph()));
    }

    void analyses(GraphGame game) {
        new EngineAnswers(engine).analyses(game, EngineAnswers.sample(game), EngineAnswers.truth(game.graph()));
    }

    void trueBounds(GraphGame game) {
        Truth<GraphState> truth = EngineAnswers.truth(game.graph());
        new EngineLimits(engine).trueBounds(game, game.initialState(), truth.of(game.initialState()));
    }

    /** The possible forms of one node of a small graph: its value if it has no moves, and its moves. */
    private record Node(GameValue end, List<Integer> targets, int again) {

        boolean movesAgain(int choice) {
            return ((again >> choice) & 1) != 0;
        }
    }

    /**
     * Every graph of three nodes of up to two moves each: 15<sup>3</sup> in which the players move in turn.
     *
     * @param step 1 for all of them, n for each n-th
     * @param doubleMoves whether a player may move again after any of the moves, too: 45<sup>3</sup> graphs
     */
    static Stream<GraphGame> smallGraphs(boolean doubleMoves, int step) {
        List<Node> nodes = nodes(doubleMoves);
        int all = nodes.size() * nodes.size() * nodes.size();
        return IntStream.iterate(0, number -> number < all, number -> number + step)
                .mapToObj(number -> new GraphGame("small-" + number, graph(nodes, number)).declaredCyclic());
    }

    private static List<Node> nodes(boolean doubleMoves) {
        List<Node> nodes = new ArrayList<>();
        for (GameValue value : GameValue.values()) {
            nodes.add(new Node(value, List.of(), 0));
        }
        for (int first = 0; first < NODES; first++) {
            addWithFlags(nodes, List.of(first), doubleMoves);
            for (int second = 0; second < NODES; second++) {
                addWithFlags(nodes, List.of(first, second), doubleMoves);
            }
        }
        return nodes;
    }

    private static void addWithFlags(List<Node> nodes, List<Integer> targets, boolean doubleMoves) {
        for (int again = 0; again < (doubleMoves ? 1 << targets.size() : 1); again++) {
            nodes.add(new Node(GameValue.DRAW, targets, again));
        }
    }

    private static Graph graph(List<Node> nodes, int number) {
        Graph.Builder graph = new Graph.Builder();
        List<Node> chosen = new ArrayList<>();
        for (int left = number, node = 0; node < NODES; node++, left /= nodes.size()) {
            chosen.add(nodes.get(left % nodes.size()));
            graph.node(chosen.get(node).end);
        }
        for (int from = 0; from < NODES; from++) {
            Node node = chosen.get(from);
            for (int choice = 0; choice < node.targets.size(); choice++) {
                int to = node.targets.get(choice);
                if (node.movesAgain(choice)) {
                    graph.moveAgain(from, to);
                } else {
                    graph.move(from, to);
                }
            }
        }
        return graph.build();
    }
}
