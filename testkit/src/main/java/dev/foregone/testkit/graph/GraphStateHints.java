package dev.foregone.testkit.graph;

import dev.foregone.api.Bounds;
import dev.foregone.spi.Hints;
import dev.foregone.spi.Score;
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
        return new Bounds(Score.outcome(known.atLeast(state.node())), Score.outcome(known.atMost(state.node())));
    }

    @Override
    public List<GraphMove> candidates(GraphState state, List<GraphMove> legal) {
        return Arrays.stream(known.candidates(state.node()))
                .mapToObj(legal::get)
                .toList();
    }

    @Override
    public boolean ranksCandidates() {
        return known.ranksCandidates();
    }

    @Override
    public int soonestDraw(GraphState state) {
        return known.soonestDraw(state.node());
    }

    @Override
    public int maxPlies(GraphState state) {
        return known.maxPlies(state.node());
    }
}
