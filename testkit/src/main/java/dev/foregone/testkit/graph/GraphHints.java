package dev.foregone.testkit.graph;

import dev.foregone.spi.Score;
import java.util.stream.IntStream;

/**
 * Knowledge of a graph beyond its rules, node by node, as hints of packed rules or of states; see {@link
 * dev.foregone.spi.PackedRules} for the meaning of each hint. Immutable, and the same object for every question.
 */
public interface GraphHints {

    /**
     * The moves worth trying.
     *
     * @param node an unfinished node
     * @return places among its moves, the most promising first, as an array that nobody changes
     */
    int[] candidates(int node);

    /**
     * The best that the node can be: the upper of the bounds.
     *
     * @param node an unfinished node
     * @return a score
     */
    int atMost(int node);

    /**
     * The worst that the node can be: the lower of the bounds.
     *
     * @param node an unfinished node
     * @return a score
     */
    int atLeast(int node);

    /**
     * The fewest plies to a draw.
     *
     * @param node any node
     * @return a lower bound
     */
    int soonestDraw(int node);

    /**
     * The most plies to the end.
     *
     * @param node any node
     * @return an upper bound
     */
    int maxPlies(int node);

    /**
     * The node that stands for it.
     *
     * @param node any node
     * @return a node with as many moves, to nodes for which the same ones stand; for a finished node one of the same result
     */
    int canonical(int node);

    /**
     * The node under which an engine may keep what it knows of this one.
     *
     * @param node an unfinished node
     * @return an unfinished node of the same outcome
     */
    int key(int node);

    /**
     * Whether an engine is to look at what all moves lead to at once.
     *
     * @return true or false: it never changes an answer
     */
    boolean hasLookAhead();

    /**
     * How many bits the numbers of nodes have.
     *
     * @return an upper bound, from 1 to 64
     */
    int positionBits();

    /**
     * Whether the order of the candidates is to be kept.
     *
     * @return true or false: it never changes an answer
     */
    boolean ranksCandidates();

    /**
     * No knowledge beyond the rules.
     *
     * @param graph the graph
     * @return every hint left out
     */
    static GraphHints none(Graph graph) {
        return new NoHints(graph);
    }

    /**
     * Every hint left out.
     *
     * @param graph the graph
     */
    record NoHints(Graph graph) implements GraphHints {

        @Override
        public int[] candidates(int node) {
            return IntStream.range(0, graph.moves(node)).toArray();
        }

        @Override
        public int atMost(int node) {
            return Score.win(1);
        }

        @Override
        public int atLeast(int node) {
            return Score.loss(1);
        }

        @Override
        public int soonestDraw(int node) {
            return 0;
        }

        @Override
        public int maxPlies(int node) {
            return Integer.MAX_VALUE;
        }

        @Override
        public int canonical(int node) {
            return node;
        }

        @Override
        public int key(int node) {
            return node;
        }

        @Override
        public boolean hasLookAhead() {
            return false;
        }

        @Override
        public int positionBits() {
            return Long.SIZE;
        }

        @Override
        public boolean ranksCandidates() {
            return false;
        }
    }
}
