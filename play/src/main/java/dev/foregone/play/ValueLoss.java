package dev.foregone.play;

import dev.foregone.api.GameValue;

/** The part of a position's value that a move gives away. */
public enum ValueLoss {
    /** The move keeps the value. */
    NONE,
    /** A win becomes a draw. */
    WIN_TO_DRAW,
    /** A win becomes a loss. */
    WIN_TO_LOSS,
    /** A draw becomes a loss. */
    DRAW_TO_LOSS;

    /**
     * The loss between two values, both from the point of view of the player who moves.
     *
     * @param before the position's value
     * @param after the value that the move leads to
     * @return the loss
     * @throws IllegalArgumentException if the move leads to more than the position is worth, which no legal move does
     */
    public static ValueLoss between(GameValue before, GameValue after) {
        if (after.compareTo(before) > 0) {
            throw new IllegalArgumentException("a move made a " + after + " of a " + before + ": no legal move does");
        }
        if (after == before) {
            return NONE;
        }
        if (before == GameValue.DRAW) {
            return DRAW_TO_LOSS;
        }
        return after == GameValue.DRAW ? WIN_TO_DRAW : WIN_TO_LOSS;
    }
}
