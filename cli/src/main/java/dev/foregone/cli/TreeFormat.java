package dev.foregone.cli;

import java.util.Locale;
import java.util.function.Function;

/** The languages in which trees are drawn. */
enum TreeFormat {
    /** Graphviz. */
    DOT(DotTree::text),
    /** Mermaid flowcharts, which Markdown pages show. */
    MERMAID(MermaidTree::text);

    private final Function<TreeNode, String> writer;

    TreeFormat(Function<TreeNode, String> writer) {
        this.writer = writer;
    }

    /** As it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    String text(TreeNode root) {
        return writer.apply(root);
    }
}
