package dev.foregone.testkit.graph;

import dev.foregone.api.Outcome;
import java.util.List;

/** The truth about each node of a graph whose lines all end: states have poor hash codes, so each is asked about once. */
final class GraphFacts {

    private final Graph graph;
    private final List<Outcome> outcomes;
    private final List<Integer> longest;
    private final List<Integer> soonestDraw;

    GraphFacts(Graph graph) {
        GraphGame game = new GraphGame("facts", graph);
        this.graph = graph;
        outcomes = of(Induction.outcomes(game), game);
        longest = of(Induction.longest(game), game);
        soonestDraw = of(Induction.soonestDraw(game), game);
    }

    private static <V> List<V> of(Induction<GraphState, GraphMove, V> induction, GraphGame game) {
        return game.states().stream().map(induction::of).toList();
    }

    Outcome backedUp(int node, int choice) {
        return outcome(graph.target(node, choice)).backedUp(graph.movesAgain(node, choice));
    }

    Outcome outcome(int node) {
        return outcomes.get(node);
    }

    int longest(int node) {
        return longest.get(node);
    }

    int soonestDraw(int node) {
        return soonestDraw.get(node);
    }
}
