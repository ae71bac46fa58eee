package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** A position as far as the rules describe it, without outcomes, as properties of an object. */
public final class PositionJson<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;
    private final boolean forPage;

    public PositionJson(GuardedGame<S, M> game) {
        this(game, false);
    }

    private PositionJson(GuardedGame<S, M> game, boolean forPage) {
        this.game = game;
        this.forPage = forPage;
    }

    /** The same with its picture, and the clicks that make each move. */
    public static <S extends GameState<S, M>, M extends Move> PositionJson<S, M> forPage(GuardedGame<S, M> game) {
        return new PositionJson<>(game, true);
    }

    public void write(JsonGenerator json, S state) {
        Optional<GameValue> result = game.result(state);
        json.writeStringProperty("position", game.notation(state));
        JsonLine.text(json, "player", game.mover(state));
        JsonLine.text(json, "result", result.map(Enum::name));
        GuideJson.write(json, game.ending(state));
        json.writeStringProperty("text", game.drawing(state));
        if (forPage) {
            JsonLine.text(json, "svg", game.diagram(state).map(Diagram::svg));
        }
        List<M> moves = result.isPresent() ? List.of() : game.moves(state);
        JsonLine.array(json, "moves", moves, move -> write(json, state, move));
    }

    private void write(JsonGenerator json, S state, M move) {
        MovesJson.write(json, game, state, move);
        if (forPage) {
            JsonLine.texts(json, "clicks", game.clicks(state, move));
        }
        json.writeStringProperty("child", game.notation(game.after(state, move)));
        json.writeBooleanProperty("movesAgain", game.movesAgain(state, move));
    }
}
