package dev.foregone.explorer;

import dev.foregone.answers.GameReview;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.ReviewJson;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.List;
import java.util.function.Consumer;

/** A review that is asked for. */
record Reviewing<S extends GameState<S, M>, M extends Move>(
        GuardedGame<S, M> game, PlayedLine<S, M> line, String engine, Solver<S, M> solver, Limits limits) {

    /** Reviews; {@code judged} is given each move as soon as it is judged. */
    String text(Consumer<String> judged) {
        ReviewJson<S, M> json = new ReviewJson<>(game);
        List<String> players = game.playersFrom(line.start());
        return json.text(
                GameReview.of(game, line, engine, solver, limits, move -> judged.accept(json.text(move, players))));
    }
}
