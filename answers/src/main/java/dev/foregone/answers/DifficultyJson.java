package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.play.Difficulty;
import dev.foregone.play.Trap;
import tools.jackson.core.JsonGenerator;

/** How difficult a position is, as three properties of an answer. */
final class DifficultyJson<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;

    DifficultyJson(GuardedGame<S, M> game) {
        this.game = game;
    }

    void write(JsonGenerator json, S state, Difficulty<M> difficulty) {
        difficulty
                .onlyMove()
                .ifPresentOrElse(
                        move -> json.writeStringProperty("onlyMove", game.spelling(move)),
                        () -> json.writeNullProperty("onlyMove"));
        json.writeNumberProperty("errorChance", difficulty.errorChance());
        difficulty
                .deepestTrap()
                .ifPresentOrElse(trap -> write(json, state, trap), () -> json.writeNullProperty("trap"));
    }

    private void write(JsonGenerator json, S state, Trap<M> trap) {
        json.writeObjectPropertyStart("trap");
        MovesJson.write(json, game, state, trap.move());
        json.writeStringProperty("loss", trap.loss().name());
        if (trap.depth() == Outcome.ENDLESS) {
            json.writeNullProperty("depth");
        } else {
            json.writeNumberProperty("depth", trap.depth());
        }
        json.writeEndObject();
    }
}
