package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.JsonLine;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** What the rules alone say of a position. */
final class PositionJson<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> referee;

    PositionJson(GuardedGame<S, M> referee) {
        this.referee = referee;
    }

    void write(JsonGenerator json, S state) {
        Optional<GameValue> result = referee.result(state);
        json.writeStringProperty("game", referee.id());
        json.writeStringProperty("position", referee.notation(state));
        write(json, "player", referee.mover(state));
        write(json, "result", result.map(Enum::name));
        json.writeStringProperty("text", referee.drawing(state));
        write(json, "svg", referee.diagram(state).map(Diagram::svg));
        List<M> moves = result.isPresent() ? List.of() : referee.moves(state);
        JsonLine.array(json, "moves", moves, move -> write(json, state, move));
    }

    private static void write(JsonGenerator json, String name, Optional<String> value) {
        if (value.isPresent()) {
            json.writeStringProperty(name, value.get());
        } else {
            json.writeNullProperty(name);
        }
    }

    private void write(JsonGenerator json, S state, M move) {
        json.writeStringProperty("move", referee.spelling(move));
        json.writeArrayPropertyStart("clicks");
        referee.clicks(state, move).forEach(json::writeString);
        json.writeEndArray();
        json.writeStringProperty("child", referee.notation(referee.after(state, move)));
        json.writeBooleanProperty("movesAgain", referee.movesAgain(state, move));
    }
}
