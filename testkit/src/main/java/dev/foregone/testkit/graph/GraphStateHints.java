package dev.foregone.testkit.graph;

import dev.foregone.api.Bounds;
import dev.foregone.spi.Hints;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphHints.Known;
import java.util.Arrays;
import java.util.List;

/**
 * Knowledge of a graph as hints about its states.
 *
 * @param known the same, node by node
 */
record GraphStateHints(GraphHints known) implements Hints<GraphState, GraphMove> {

    @Override
    public Bounds bounds(GraphState state) {
        Known of = known.of(state.node());
        return new Bounds(Score.outcome(of.atLeast()), Score.outcome(of.atMost()));
    }

    @Override
    public List<GraphMove> candidates(GraphState state, List<GraphMove> legal) {
        Known of = known.of(state.node());
        return of.keepsEveryMove()
                ? legal
                : Arrays.stream(of.candidates()).mapToObj(legal::get).toList();
    }

    @Override
    public boolean ranksCandidates() {
        return known.ranksCandidates();
    }

    @Override
    public int soonestDraw(GraphState state) {
        return known.of(state.node()).soonestDraw();
    }

    @Override
    public int maxPlies(GraphState state) {
        return known.of(state.node()).maxPlies();
    }
}
