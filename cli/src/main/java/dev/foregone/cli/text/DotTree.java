package dev.foregone.cli.text;

import dev.foregone.answers.Colours;
import dev.foregone.answers.graph.Dot;
import dev.foregone.answers.graph.GameTree;

/** Writes a tree in the DOT language of Graphviz. */
record DotTree(GameTree tree) {

    String text() {
        Dot dot = new Dot("foregone", "style=filled, ");
        tree.forEach(number -> node(dot, number), edge -> edge(dot, edge));
        return dot.text();
    }

    private void node(Dot dot, int number) {
        GameTree.Node node = tree.nodes().get(number);
        String colour = Colours.of(node.outcome().value());
        dot.node(number, node.board() + "\n" + node.verdict(), ", fillcolor=\"" + colour + "\"");
    }

    private static void edge(Dot dot, GameTree.Edge edge) {
        dot.edge(edge.from(), edge.to(), edge.move(), edge.best() ? ", penwidth=3" : "");
    }
}
