package dev.foregone.cli;

import java.util.stream.Collectors;

/** Writes a tree as a Mermaid flowchart. */
final class MermaidTree {

    private final StringBuilder text = new StringBuilder("flowchart TD\n");

    private MermaidTree() {}

    static String text(TreeNode root) {
        MermaidTree tree = new MermaidTree();
        tree.write(root);
        return tree.text.toString();
    }

    private void write(TreeNode node) {
        text.append("  n")
                .append(node.id())
                .append("[\"")
                .append(escape(node.label()))
                .append("\"]\n");
        for (TreeNode.Edge edge : node.edges()) {
            write(edge.to());
            text.append("  n").append(node.id()).append(edge.best() ? " ==>" : " -->");
            text.append("|\"")
                    .append(escape(edge.move()))
                    .append("\"| n")
                    .append(edge.to().id())
                    .append('\n');
        }
    }

    /** What Mermaid could take for markup is written as the number of its character. */
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
