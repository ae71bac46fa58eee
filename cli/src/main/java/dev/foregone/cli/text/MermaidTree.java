package dev.foregone.cli.text;

import dev.foregone.answers.Colours;
import dev.foregone.answers.graph.GameTree;
import dev.foregone.api.GameValue;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a tree as a Mermaid flowchart. */
record MermaidTree(GameTree tree, PrintWriter out) {

    void print() {
        out.println("flowchart TD");
        for (GameValue value : GameValue.values()) {
            out.println("  classDef " + name(value) + " fill:" + Colours.of(value) + ",color:#000");
        }
        tree.forEach(this::node, this::edge);
    }

    private void node(int number) {
        GameTree.Node node = tree.nodes().get(number);
        out.println("  n" + number + "[\"" + escape(node.board() + "\n" + node.verdict()) + "\"]:::"
                + name(node.outcome().value()));
    }

    private void edge(GameTree.Edge edge) {
        out.println("  n" + edge.from() + (edge.best() ? " ==>" : " -->") + "|\"" + escape(edge.move()) + "\"| n"
                + edge.to());
    }

    private static String name(GameValue value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** Characters that Mermaid could take for markup are written as their numbers. */
    private static String escape(String label) {
        return label.codePoints().mapToObj(MermaidTree::escape).collect(Collectors.joining());
    }

    private static String escape(int character) {
        if (character == '\n') {
            return "<br/>";
        }
        boolean plain = Character.isLetterOrDigit(character) || " .,:-/()+".indexOf(character) >= 0;
        return plain ? Character.toString(character) : "#" + character + ";";
    }
}
