package dev.foregone.testkit.graph;

import dev.foregone.api.Outcome;
import java.util.List;

/**
 * The truth about each node of a graph whose lines all end: states have poor hash codes, so each is asked about once.
 *
 * @param longest the plies of the longest line
 * @param soonestDraw the fewest plies to a draw, or {@link Induction#NEVER}
 */
record GraphFacts(Graph graph, List<Outcome> outcomes, List<Integer> longest, List<Integer> soonestDraw) {

    GraphFacts(Graph graph) {
        this(new GraphGame("facts", graph));
    }

    private GraphFacts(GraphGame game) {
        this(
                game.graph(),
                of(Induction.outcomes(game), game),
                of(Induction.longest(game), game),
                of(Induction.soonestDraw(game), game));
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
