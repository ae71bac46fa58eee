package dev.foregone.cli;

/** Writes a tree in the DOT language of Graphviz. */
final class DotTree {

    private final StringBuilder text = new StringBuilder();

    private DotTree() {}

    static String text(TreeNode root) {
        DotTree tree = new DotTree();
        tree.text.append("digraph foregone {\n  node [shape=box, fontname=\"monospace\"];\n");
        tree.write(root);
        return tree.text.append("}\n").toString();
    }

    private void write(TreeNode node) {
        text.append("  n")
                .append(node.id())
                .append(" [label=\"")
                .append(label(node.label()))
                .append("\"];\n");
        for (TreeNode.Edge edge : node.edges()) {
            write(edge.to());
            text.append("  n")
                    .append(node.id())
                    .append(" -> n")
                    .append(edge.to().id());
            text.append(" [label=\"").append(escape(edge.move())).append('"');
            text.append(edge.best() ? ", penwidth=3" : "").append("];\n");
        }
    }

    /** Each line flush left, so that boards keep their columns. */
    private static String label(String lines) {
        return escape(lines).replace("\n", "\\l") + "\\l";
    }

    private static String escape(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
