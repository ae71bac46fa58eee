package dev.foregone.play;

import dev.foregone.api.Bounds;
import dev.foregone.api.Move;
import java.util.Objects;

/**
 * The chance that a player chooses a move.
 *
 * @param <M> the type of the game's moves
 * @param move the move
 * @param bounds what is proved of its outcome for the player who makes it, counted from the position before it
 * @param chance from 0 to 1
 */
public record MoveChance<M extends Move>(M move, Bounds bounds, double chance) {

    /**
     * Checks the chance.
     *
     * @param move the move
     * @param bounds what is proved of its outcome for the player who makes it, counted from the position before it
     * @param chance from 0 to 1
     * @throws IllegalArgumentException if the chance is not from 0 to 1
     */
    public MoveChance {
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(bounds, "bounds");
        if (!(chance >= 0 && chance <= 1)) {
            throw new IllegalArgumentException("the chance of " + move + " must be from 0 to 1, not " + chance);
        }
    }
}
