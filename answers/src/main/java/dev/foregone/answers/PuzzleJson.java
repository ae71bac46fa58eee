package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.play.Puzzle;
import tools.jackson.core.JsonGenerator;

/** A puzzle for programs, as a property of the object that describes its position. */
public final class PuzzleJson<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;

    public PuzzleJson(GuardedGame<S, M> game) {
        this.game = game;
    }

    public void write(JsonGenerator json, Puzzle<S, M> puzzle) {
        json.writeObjectPropertyStart("puzzle");
        json.writeNumberProperty("moves", puzzle.moves());
        JsonLine.texts(
                json, "solution", puzzle.solution().stream().map(game::spelling).toList());
        json.writeNumberProperty("errorChance", puzzle.errorChance());
        if (puzzle.within().isPresent()) {
            json.writeNumberProperty("within", puzzle.within().getAsInt());
        } else {
            json.writeNullProperty("within");
        }
        json.writeEndObject();
    }
}
