package dev.foregone.cli.text;

import dev.foregone.answers.Colours;
import dev.foregone.answers.Dot;
import dev.foregone.answers.GameTree;
import java.io.PrintWriter;

/** Writes a tree in the DOT language of Graphviz. */
record DotTree(GameTree tree, PrintWriter out) {

    void print() {
        out.println("digraph foregone {");
        out.println("  node [shape=box, style=filled, fontname=\"monospace\"];");
        tree.forEach(this::node, this::edge);
        out.println("}");
    }

    private void node(int number) {
        GameTree.Node node = tree.nodes().get(number);
        String label = Dot.label(node.board() + "\n" + node.verdict());
        out.println("  n" + number + " [label=\"" + label + "\", fillcolor=\""
                + Colours.of(node.outcome().value()) + "\"];");
    }

    private void edge(GameTree.Edge edge) {
        out.println("  n" + edge.from() + " -> n" + edge.to() + " [label=\"" + Dot.escape(edge.move()) + "\""
                + (edge.best() ? ", penwidth=3" : "") + "];");
    }
}
