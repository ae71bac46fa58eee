package dev.foregone.cli.text;

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
            case DOT -> out.print(new DotTree(tree).text());
            case MERMAID -> new MermaidTree(tree, out).print();
            case TEXT -> new TextTree(tree, out).print();
        }
    }
}
