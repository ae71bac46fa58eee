package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** Moves as properties: in notation and, only where that differs, as people write them. */
public final class MovesJson {

    private static final String WRITTEN = "written";

    private MovesJson() {}

    /** A move. */
    public static <S extends GameState<S, M>, M extends Move> void write(
            JsonGenerator json, GuardedGame<S, M> game, S state, M move) {
        String spelling = game.spelling(move);
        String written = game.written(state, move);
        json.writeStringProperty("move", spelling);
        if (!written.equals(spelling)) {
            json.writeStringProperty(WRITTEN, written);
        }
    }

    /** The moves of a line from a state on. */
    static <S extends GameState<S, M>, M extends Move> void writeLine(
            JsonGenerator json, GuardedGame<S, M> game, S start, List<M> moves) {
        List<String> spellings = moves.stream().map(game::spelling).toList();
        List<String> written = game.written(start, moves);
        JsonLine.texts(json, "line", spellings);
        if (!written.equals(spellings)) {
            JsonLine.texts(json, WRITTEN, written);
        }
    }
}
