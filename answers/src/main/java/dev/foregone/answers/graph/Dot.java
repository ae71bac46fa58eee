package dev.foregone.answers.graph;

/** A graph in the DOT language of Graphviz, to which nodes and arrows are added. */
public final class Dot {

    private final StringBuilder text = new StringBuilder();

    /** An empty graph, and what is common to its nodes. */
    public Dot(String name, String nodes) {
        text.append("digraph " + name + " {\n  node [shape=box, " + nodes + "fontname=\"monospace\"];\n");
    }

    /** Adds a node; each line is left-aligned, so that boards keep their columns. */
    public void node(int number, String lines, String look) {
        text.append("  n" + number + " [label=\"" + escape(lines).replace("\n", "\\l") + "\\l\"" + look + "];\n");
    }

    /** Adds an arrow. */
    public void edge(int from, int to, String move, String look) {
        text.append("  n" + from + " -> n" + to + " [label=\"" + escape(move) + "\"" + look + "];\n");
    }

    private static String escape(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    public String text() {
        return text + "}\n";
    }
}
