package dev.foregone.answers;

import dev.foregone.answers.StrategyGraph.Edge;
import dev.foregone.answers.StrategyGraph.Node;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;

/**
 * A strategy in the DOT language of Graphviz.
 *
 * @param graph the strategy
 */
public record StrategyDot<S extends GameState<S, M>, M extends Move>(StrategyGraph<S, M> graph) {

    public String text() {
        StringBuilder text = new StringBuilder("digraph strategy {\n");
        text.append("  node [shape=box, fontname=\"monospace\"];\n");
        for (int i = 0; i < graph.nodes().size(); i++) {
            Node<S> node = graph.nodes().get(i);
            text.append("  n" + i + " [label=\"" + label(node) + "\"" + style(node) + "];\n");
        }
        for (Edge<M> edge : graph.edges()) {
            text.append("  n" + edge.from() + " -> n" + edge.to() + " [label=\""
                    + Dot.escape(graph.game().spelling(edge.move())) + "\"" + (edge.turned() ? ", style=dashed" : "")
                    + "];\n");
        }
        return text.append("}\n").toString();
    }

    private String label(Node<S> node) {
        String board = graph.game().drawing(node.state());
        return Dot.label(
                board + node.result().map(result -> "\n" + graph.words(result)).orElse(""));
    }

    private static String style(Node<?> node) {
        return switch (node.kind()) {
            case DECISION -> ", penwidth=3";
            case ANSWERS -> "";
            case LEAF -> ", style=dashed";
            case END ->
                ", style=filled, fillcolor=\"" + node.result().map(Colours::of).orElseThrow() + "\"";
        };
    }
}
