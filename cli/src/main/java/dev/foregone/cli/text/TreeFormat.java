package dev.foregone.cli.text;

import dev.foregone.answers.Colours;
import dev.foregone.answers.graph.Dot;
import dev.foregone.answers.graph.GameTree;
import java.io.PrintWriter;
import java.util.Locale;

/** The languages in which trees are drawn. */
public enum TreeFormat {
    /** Graphviz. */
    DOT,
    /** Mermaid flowcharts, which Markdown pages show. */
    MERMAID,
    /** Indented lines. */
    TEXT;

    /** As it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    public void print(GameTree tree, PrintWriter out) {
        switch (this) {
            case DOT -> out.print(dot(tree));
            case MERMAID -> new MermaidTree(tree, out).print();
            case TEXT -> new TextTree(tree, out).print();
        }
    }

    private static String dot(GameTree tree) {
        Dot dot = new Dot("foregone", "style=filled, ");
        tree.forEach(
                number -> {
                    GameTree.Node node = tree.nodes().get(number);
                    String colour = Colours.of(node.outcome().value());
                    dot.node(number, node.board() + "\n" + node.verdict(), ", fillcolor=\"" + colour + "\"");
                },
                edge -> dot.edge(edge.from(), edge.to(), edge.move(), edge.best() ? ", penwidth=3" : ""));
        return dot.text();
    }
}
