package dev.foregone.api;

import java.util.Objects;

/**
 * A legal move and its outcome.
 *
 * @param <M> the type of the game's moves
 * @param move the move
 * @param outcome the outcome for the player who makes it, counted from the position before it
 */
public record RatedMove<M extends Move>(M move, Outcome outcome) {

    /**
     * Checks that neither is null.
     *
     * @param move the move
     * @param outcome its outcome
     */
    public RatedMove {
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(outcome, "outcome");
    }
}
