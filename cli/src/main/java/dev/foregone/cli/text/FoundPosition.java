package dev.foregone.cli.text;

import dev.foregone.answers.GameJson;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.Phrases;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.play.Puzzle;
import dev.foregone.tablebase.report.SolvedPosition;
import java.util.Locale;
import java.util.Optional;

/**
 * A position found in a tablebase.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of the game's moves
 * @param solved the position with its outcome
 * @param onlyMove the move that alone keeps the value, if it was asked for
 * @param puzzle the puzzle that it is, if one was asked for
 */
public record FoundPosition<S extends GameState<S, M>, M extends Move>(
        SolvedPosition<S> solved, Optional<M> onlyMove, Optional<Puzzle<S, M>> puzzle) {

    /** One line for people. */
    public String text(GuardedGame<S, M> game) {
        String only = onlyMove.map(move -> "; only move " + game.spelling(move)).orElse("");
        return position(game) + ": " + solved.outcome() + only
                + puzzle.map(found -> text(game, found)).orElse("");
    }

    private String text(GuardedGame<S, M> game, Puzzle<S, M> puzzle) {
        return String.format(
                Locale.ROOT,
                "; puzzle of %s, %s; at random %.1f %% go wrong",
                promise(puzzle),
                String.join(" ", puzzle.solution().stream().map(game::spelling).toList()),
                100 * puzzle.errorChance());
    }

    private static String promise(Puzzle<?, ?> puzzle) {
        boolean isOne = puzzle.moves() == 1;
        String does = puzzle.within().isPresent()
                ? (isOne ? "wins" : "win") + " within "
                        + Phrases.plies(puzzle.within().getAsInt())
                : (isOne ? "keeps" : "keep") + " the win";
        return puzzle.moves() + (isOne ? " move that " : " moves that ") + does;
    }

    /** One line for programs. */
    public String json(GuardedGame<S, M> game) {
        GameJson<S, M> json = new GameJson<>(game);
        return json.about()
                .put("position", position(game))
                .putAll(Json.of(solved.outcome()))
                .putAny("onlyMove", onlyMove.map(game::spelling))
                .putAny("puzzle", puzzle.map(json::puzzle))
                .text();
    }

    private String position(GuardedGame<S, M> game) {
        return game.notation(solved.state());
    }
}
