package dev.foregone.testkit.graph;

import dev.foregone.api.Outcome;

/**
 * The truth about each node of a graph in which every move leads to a greater number, found from the last node back.
 */
final class GraphFacts {

    /** No draw can be reached. */
    static final int NEVER = Integer.MAX_VALUE;

    private final Graph graph;
    private final Outcome[] outcomes;
    private final int[] longest;
    private final int[] soonestDraw;

    GraphFacts(Graph graph) {
        this.graph = graph;
        outcomes = new Outcome[graph.size()];
        longest = new int[graph.size()];
        soonestDraw = new int[graph.size()];
        for (int node = graph.size() - 1; node >= 0; node--) {
            find(node);
        }
    }

    private void find(int node) {
        outcomes[node] = graph.end(node)
                .map(Outcome::finished)
                .orElseGet(() -> graph.choices(node)
                        .mapToObj(choice -> backedUp(node, choice))
                        .max(Outcome::compareTo)
                        .orElseThrow());
        longest[node] =
                graph.targets(node).map(child -> longest[child] + 1).max().orElse(0);
        soonestDraw[node] = graph.moves(node) == 0
                ? (outcomes[node].equals(Outcome.draw(0)) ? 0 : NEVER)
                : graph.targets(node)
                        .map(child -> later(soonestDraw[child]))
                        .min()
                        .orElse(NEVER);
    }

    /** The outcome of a move, once that of the node it leads to is known. */
    Outcome backedUp(int node, int choice) {
        return outcomes[graph.target(node, choice)].backedUp(graph.movesAgain(node, choice));
    }

    private static int later(int plies) {
        return plies == NEVER ? NEVER : plies + 1;
    }

    Outcome outcome(int node) {
        return outcomes[node];
    }

    int longest(int node) {
        return longest[node];
    }

    int soonestDraw(int node) {
        return soonestDraw[node];
    }
}
