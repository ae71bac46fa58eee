package dev.foregone.answers.graph;

import dev.foregone.answers.graph.StrategyGraph.Edge;
import dev.foregone.answers.graph.StrategyGraph.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Where the nodes of a graph are drawn: in rows by ply, each node of a row near the nodes above it that lead to it (K. Sugiyama,
 * S. Tagawa, M. Toda 1981), rows in the middle.
 */
final class StrategyRows {

    private final int[] rows;
    private final double[] columns;
    private int widest;
    private int count;

    <S> StrategyRows(List<Node<S>> nodes, List<? extends Edge<?>> edges) {
        rows = nodes.stream().mapToInt(Node::ply).toArray();
        columns = new double[rows.length];
        double[] sums = new double[rows.length];
        int[] parents = new int[rows.length];
        int edge = 0;
        for (List<Integer> row : byPly()) {
            row.sort(Comparator.comparingDouble(node -> sums[node] / Math.max(1, parents[node])));
            for (int i = 0; i < row.size(); i++) {
                columns[row.get(i)] = i - (row.size() - 1) / 2.0;
            }
            for (; edge < edges.size() && rows[edges.get(edge).from()] == count; edge++) {
                Edge<?> each = edges.get(edge);
                sums[each.to()] += columns[each.from()];
                parents[each.to()]++;
            }
            widest = Math.max(widest, row.size());
            count++;
        }
    }

    /** Nodes are numbered breadth first, and edges by the node they come from: rows follow each other. */
    private List<List<Integer>> byPly() {
        List<List<Integer>> byPly = new ArrayList<>();
        for (int node = 0; node < rows.length; node++) {
            if (rows[node] == byPly.size()) {
                byPly.add(new ArrayList<>());
            }
            byPly.get(rows[node]).add(node);
        }
        return byPly;
    }

    /** How many rows there are. */
    int count() {
        return count;
    }

    /** How many nodes the widest of them has. */
    int widest() {
        return widest;
    }

    /** The row of a node, from 0 on. */
    int row(int node) {
        return rows[node];
    }

    /** Where it is in its row: 0 is the middle, 1 the next to the right. */
    double column(int node) {
        return columns[node];
    }
}
