package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;

/**
 * A strategy's graph for programs, its fields as docs/EXPLORER-JSON.md promises them.
 *
 * @param graph the strategy
 */
public record StrategyGraphJson<S extends GameState<S, M>, M extends Move>(StrategyGraph<S, M> graph) {

    public String text() {
        return new GameJson<>(graph.game())
                .about()
                .put("side", graph.strategy().claim().side().word())
                .put("player", graph.player())
                .put("proves", graph.strategy().claim().value())
                .putEach("nodes", graph.nodes(), this::node)
                .putEach("edges", graph.edges(), this::edge)
                .text();
    }

    private Json node(StrategyGraph.Node<S> node) {
        return new Json()
                .put("position", graph.game().notation(node.state()))
                .put("ply", node.ply())
                .put("kind", Json.word(node.kind()))
                .putAny("result", node.result());
    }

    private Json edge(StrategyGraph.Edge<M> edge) {
        return new Json()
                .put("from", edge.from())
                .put("to", edge.to())
                .put("move", graph.game().spelling(edge.move()))
                .put("turned", edge.turned());
    }
}
