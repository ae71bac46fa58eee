package dev.foregone.cli;

import dev.foregone.answers.GameTree;
import dev.foregone.api.GameValue;
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
        String label = label(node.board() + "\n" + node.verdict());
        out.println("  n" + number + " [label=\"" + label + "\", fillcolor=\""
                + colour(node.outcome().value()) + "\"];");
    }

    private void edge(GameTree.Edge edge) {
        out.println("  n" + edge.from() + " -> n" + edge.to() + " [label=\"" + escape(edge.move()) + "\""
                + (edge.best() ? ", penwidth=3" : "") + "];");
    }

    /** A light green, yellow or red, as Graphviz and style sheets write it. */
    static String colour(GameValue value) {
        return switch (value) {
            case WIN -> "#c8e6c9";
            case DRAW -> "#fff9c4";
            case LOSS -> "#ffcdd2";
        };
    }

    /** Left-aligns each line, so that boards keep their columns. */
    static String label(String lines) {
        return escape(lines).replace("\n", "\\l") + "\\l";
    }

    static String escape(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
