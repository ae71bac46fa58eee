package dev.foregone.testkit.graph;

import dev.foregone.api.Bounds;
import dev.foregone.spi.Hints;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Knowledge of a graph beyond its rules, as hints of packed rules or of states; see {@link dev.foregone.spi.PackedRules} for
 * the meaning of each hint. Equal only if it is the same object that knows the nodes.
 *
 * @param nodes what is known of a node, the same whenever it is asked
 * @param positionBits how many bits the numbers of nodes have: an upper bound, from 1 to 64
 * @param ranksCandidates whether the order of the candidates is to be kept, which never changes an answer
 * @param hasLookAhead whether an engine is to look at what all moves lead to at once, which never changes an answer
 */
public record GraphHints(IntFunction<Known> nodes, int positionBits, boolean ranksCandidates, boolean hasLookAhead)
        implements Hints<GraphState, GraphMove> {

    /** Every hint left out. */
    public static final GraphHints NONE = new GraphHints(Known::nothing, Long.SIZE, false, false);

    Known of(long node) {
        return nodes.apply((int) node);
    }

    @Override
    public Bounds bounds(GraphState state) {
        Known known = of(state.node());
        return new Bounds(Score.outcome(known.atLeast), Score.outcome(known.atMost));
    }

    @Override
    public List<GraphMove> candidates(GraphState state, List<GraphMove> legal) {
        Known known = of(state.node());
        return known.keepsEveryMove()
                ? legal
                : Arrays.stream(known.candidates).mapToObj(legal::get).toList();
    }

    @Override
    public int soonestDraw(GraphState state) {
        return of(state.node()).soonestDraw;
    }

    @Override
    public int maxPlies(GraphState state) {
        return of(state.node()).maxPlies;
    }

    /**
     * What is known of a node. Bounds, candidates and key are those of an unfinished one.
     *
     * @param candidates places among its moves, the most promising first, as an array that nobody changes
     * @param atLeast the worst that it can be: a score
     * @param atMost the best that it can be: a score
     * @param soonestDraw the fewest plies to a draw: a lower bound
     * @param maxPlies the most plies to the end: an upper bound
     * @param canonical a node with as many moves, to nodes for which the same ones stand; for a finished node one of the same
     *     result
     * @param key an unfinished node of the same outcome
     */
    @SuppressWarnings("ArrayRecordComponent") // nothing is compared
    public record Known(
            int[] candidates, int atLeast, int atMost, int soonestDraw, int maxPlies, int canonical, int key) {

        /** Stands for every move, in its place. */
        private static final int[] ALL = {};

        static Known nothing(int node) {
            return longest(node, Integer.MAX_VALUE);
        }

        /**
         * Nothing but how long lines are.
         *
         * @param node any node
         * @param maxPlies the most plies to the end: an upper bound
         * @return what is known of it
         */
        public static Known longest(int node, int maxPlies) {
            return new Known(ALL, Score.loss(1), Score.win(1), 0, maxPlies, node, node);
        }

        boolean keepsEveryMove() {
            return candidates == ALL;
        }

        Known withKey(int other) {
            return new Known(candidates, atLeast, atMost, soonestDraw, maxPlies, canonical, other);
        }
    }
}
