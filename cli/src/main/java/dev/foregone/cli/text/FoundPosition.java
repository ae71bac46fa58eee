package dev.foregone.cli.text;

import dev.foregone.answers.GameJson;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.Phrases;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.play.Puzzle;
import dev.foregone.tablebase.report.SolvedPosition;
import java.util.Locale;

/**
 * A position that was found, with what was asked of it.
 *
 * @param text one line for people
 * @param json the same for programs
 */
public record FoundPosition(String text, Json json) {

    public static <S extends GameState<S, M>, M extends Move> FoundPosition of(
            GuardedGame<S, M> game, SolvedPosition<S> found) {
        return of(game, found.state(), found.outcome().toString(), Json.of(found.outcome()));
    }

    public static <S extends GameState<S, M>, M extends Move> FoundPosition of(
            GuardedGame<S, M> game, S state, GameValue value) {
        return of(game, state, value.toString(), new Json().put("value", value));
    }

    private static <S extends GameState<S, M>, M extends Move> FoundPosition of(
            GuardedGame<S, M> game, S state, String result, Json properties) {
        String position = game.notation(state);
        Json json = new GameJson<>(game).about().put("position", position).putAll(properties);
        return new FoundPosition(position + ": " + result, json);
    }

    private FoundPosition with(String more, String name, Object value) {
        return new FoundPosition(text + more, new Json().putAll(json).put(name, value));
    }

    /** The same, and the move that alone keeps its value. */
    public FoundPosition withOnlyMove(String move) {
        return with("; only move " + move, "onlyMove", move);
    }

    /** The same, and the puzzle that it is. */
    public <S extends GameState<S, M>, M extends Move> FoundPosition withPuzzle(
            GuardedGame<S, M> game, Puzzle<S, M> puzzle) {
        String words = String.format(
                Locale.ROOT,
                "; puzzle of %s, %s; at random %.1f %% go wrong",
                promise(puzzle),
                String.join(" ", game.spellings(puzzle.solution())),
                100 * puzzle.errorChance());
        return with(words, "puzzle", new GameJson<>(game).puzzle(puzzle));
    }

    private static String promise(Puzzle<?, ?> puzzle) {
        boolean isOne = puzzle.moves() == 1;
        String does = puzzle.within().isPresent()
                ? (isOne ? "wins" : "win") + " within "
                        + Phrases.plies(puzzle.within().getAsInt())
                : (isOne ? "keeps" : "keep") + " the win";
        return puzzle.moves() + (isOne ? " move that " : " moves that ") + does;
    }

    public String line(boolean asJson) {
        return asJson ? json.text() : text;
    }
}
