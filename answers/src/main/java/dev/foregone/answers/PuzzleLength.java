package dev.foregone.answers;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;

/**
 * How long puzzles of wins within some plies can be: the winner needs a ply for each move, and another for the answer to it where
 * players alternate.
 *
 * @param plies within how many a right move wins
 * @param alternates whether it is known that no player moves twice in a row
 */
public record PuzzleLength(int plies, boolean alternates) {

    /** For the positions that can be reached from one. */
    public static <S extends GameState<S, M>, M extends Move> PuzzleLength of(
            GuardedGame<S, M> game, S state, int plies) {
        return new PuzzleLength(plies, alternates(game, state));
    }

    /** Whether the packed rules say that players alternate; without such rules, or if they fail, nothing is known. */
    public static <S extends GameState<S, M>, M extends Move> boolean alternates(GuardedGame<S, M> game, S state) {
        try {
            return game.ask("packedRules", () -> game.game().packedRules(state))
                    .filter(PackedRules::alternates)
                    .isPresent();
        } catch (ForegoneException fault) {
            return false; // engines report it
        }
    }

    /** The most moves of the winner. */
    public int most() {
        return alternates ? plies / 2 + plies % 2 : plies;
    }

    /**
     * Refuses more moves than there can be.
     *
     * @param option where the number of moves was given, such as {@code --moves}
     */
    public void refuseMore(long moves, String option) {
        if (moves > most()) {
            throw new UsageException(
                    refusal(moves) + "\n  accepted: " + option + " " + most() + " or fewer, or a greater --within");
        }
    }

    /** What is wrong with more moves: {@code a win within 3 plies has 2 moves of the winner at most, not 5}. */
    public String refusal(long moves) {
        return "a win within " + Phrases.plies(plies) + " has " + Phrases.moves(most()) + " of the winner at most, not "
                + Phrases.number(moves);
    }
}
