package dev.foregone.cli;

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

    String text(TreeNode root) {
        return writer.apply(root);
    }
}
