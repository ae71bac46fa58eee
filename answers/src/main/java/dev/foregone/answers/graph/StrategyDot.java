package dev.foregone.answers.graph;

import dev.foregone.answers.Colours;
import dev.foregone.answers.graph.StrategyGraph.Edge;
import dev.foregone.answers.graph.StrategyGraph.Node;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;

/**
 * A strategy in the DOT language of Graphviz.
 *
 * @param graph the strategy
 */
public record StrategyDot<S extends GameState<S, M>, M extends Move>(StrategyGraph<S, M> graph) {

    public String text() {
        Dot dot = new Dot("strategy", "");
        for (int i = 0; i < graph.nodes().size(); i++) {
            Node<S> node = graph.nodes().get(i);
            String result =
                    node.result().map(known -> "\n" + graph.words(known)).orElse("");
            dot.node(i, graph.game().drawing(node.state()) + result, style(node));
        }
        for (Edge<M> edge : graph.edges()) {
            dot.edge(edge.from(), edge.to(), graph.game().spelling(edge.move()), edge.turned() ? ", style=dashed" : "");
        }
        return dot.text();
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
