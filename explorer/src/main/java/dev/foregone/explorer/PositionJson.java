package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.GuideJson;
import dev.foregone.answers.JsonLine;
import dev.foregone.answers.MovesJson;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** A position as far as the rules describe it, without outcomes, except for those that strategies know. */
final class PositionJson<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;
    private final Strategies<S, M> strategies;

    PositionJson(GuardedGame<S, M> game, Strategies<S, M> strategies) {
        this.game = game;
        this.strategies = strategies;
    }

    void write(JsonGenerator json, S state) {
        Optional<GameValue> result = game.result(state);
        json.writeStringProperty("game", game.id());
        json.writeStringProperty("position", game.notation(state));
        JsonLine.text(json, "player", game.mover(state));
        JsonLine.text(json, "result", result.map(Enum::name));
        GuideJson.write(json, game.ending(state));
        json.writeStringProperty("text", game.drawing(state));
        JsonLine.text(json, "svg", game.diagram(state).map(Diagram::svg));
        List<M> moves = result.isPresent() ? List.of() : game.moves(state);
        JsonLine.array(json, "moves", moves, move -> write(json, state, move));
        if (result.isEmpty()) {
            strategies.write(json, state);
        }
    }

    private void write(JsonGenerator json, S state, M move) {
        MovesJson.write(json, game, state, move);
        json.writeArrayPropertyStart("clicks");
        game.clicks(state, move).forEach(json::writeString);
        json.writeEndArray();
        json.writeStringProperty("child", game.notation(game.after(state, move)));
        json.writeBooleanProperty("movesAgain", game.movesAgain(state, move));
    }
}
