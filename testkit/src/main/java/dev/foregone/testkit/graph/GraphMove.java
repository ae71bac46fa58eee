package dev.foregone.testkit.graph;

import dev.foregone.api.Move;

/**
 * An edge of a graph.
 *
 * @param from the node it leaves
 * @param choice its place among the moves of that node, from 0
 */
public record GraphMove(int from, int choice) implements Move {

    /** The notation: {@code 12-0} is the first move of node 12. */
    @Override
    public String toString() {
        return from + "-" + choice;
    }
}
