package dev.foregone.games.endings;

import dev.foregone.api.Move;

/** A move in coordinates: a {@link Step}, or a {@link Promotion} of a pawn. */
public sealed interface EndingMove extends Move permits Step, Promotion {

    /** {@return the square the piece leaves} */
    Square from();

    /** {@return the square the piece goes to} */
    Square to();
}
