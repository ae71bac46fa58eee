package dev.foregone.cli;

import java.util.Locale;

/** The languages in which trees are drawn. */
enum TreeFormat {
    /** Graphviz. */
    DOT,
    /** Mermaid flowcharts, which Markdown pages show. */
    MERMAID;

    /** As it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    String text(TreeNode root) {
        return switch (this) {
            case DOT -> DotTree.text(root);
            case MERMAID -> MermaidTree.text(root);
        };
    }
}
