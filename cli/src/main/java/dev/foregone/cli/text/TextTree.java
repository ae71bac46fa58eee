package dev.foregone.cli.text;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.graph.GameTree;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Writes a tree as lines of text, each move indented below its position. A node with several parents is shown once. */
final class TextTree {

    /** A line to be written; the root has no edge. */
    private record Line(int indent, String arrow, int node) {}

    private final GameTree tree;
    private final PrintWriter out;
    private final List<List<GameTree.Edge>> edges;
    private final BitSet shown = new BitSet();
    private final Deque<Line> lines = new ArrayDeque<>();

    TextTree(GameTree tree, PrintWriter out) {
        this.tree = tree;
        this.out = out;
        this.edges = tree.edgesByNode();
    }

    void print() {
        lines.push(new Line(0, "", 0));
        while (!lines.isEmpty()) {
            print(lines.pop());
        }
    }

    private void print(Line line) {
        String begin = " ".repeat(line.indent()) + line.arrow() + "n" + line.node();
        if (shown.get(line.node())) {
            out.println(begin + ", see above");
            return;
        }
        shown.set(line.node());
        GameTree.Node node = tree.nodes().get(line.node());
        out.println(begin + "  " + SafeText.line(node.position(), Integer.MAX_VALUE) + "  " + node.verdict());
        List<GameTree.Edge> moves = edges.get(line.node());
        for (int i = moves.size() - 1; i >= 0; i--) {
            GameTree.Edge edge = moves.get(i);
            lines.push(new Line(line.indent() + 2, edge.move() + (edge.best() ? " => " : " -> "), edge.to()));
        }
    }
}
