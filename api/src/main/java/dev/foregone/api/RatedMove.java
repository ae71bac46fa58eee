package dev.foregone.api;

import java.util.Objects;

/**
 * A legal move and what it leads to.
 *
 * @param <M> the type of the game's moves
 * @param move the move
 * @param outcome the outcome for the player who makes it, counted from the position before it
 */
public record RatedMove<M extends Move>(M move, Outcome outcome) {

    /**
     * Checks that both are there.
     *
     * @param move the move
     * @param outcome the outcome for the player who makes it, counted from the position before it
     */
    public RatedMove {
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(outcome, "outcome");
    }
}
