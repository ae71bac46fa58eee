package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.Locale;

/**
 * A strategy's graph for programs, its fields as docs/EXPLORER-JSON.md promises them.
 *
 * @param graph the strategy
 */
public record StrategyGraphJson<S extends GameState<S, M>, M extends Move>(StrategyGraph<S, M> graph) {

    public String text() {
        GuardedGame<S, M> game = graph.game();
        return JsonLine.object(json -> {
            json.writeStringProperty("game", game.id());
            json.writeStringProperty("side", graph.strategy().claim().side().word());
            json.writeStringProperty("player", graph.player());
            json.writeStringProperty("proves", graph.strategy().claim().value().name());
            JsonLine.array(json, "nodes", graph.nodes(), node -> {
                json.writeStringProperty("position", game.notation(node.state()));
                json.writeNumberProperty("ply", node.ply());
                json.writeStringProperty("kind", node.kind().name().toLowerCase(Locale.ROOT));
                node.result().ifPresent(result -> json.writeStringProperty("result", result.name()));
            });
            JsonLine.array(json, "edges", graph.edges(), edge -> {
                json.writeNumberProperty("from", edge.from());
                json.writeNumberProperty("to", edge.to());
                json.writeStringProperty("move", game.spelling(edge.move()));
                json.writeBooleanProperty("turned", edge.turned());
            });
        });
    }
}
