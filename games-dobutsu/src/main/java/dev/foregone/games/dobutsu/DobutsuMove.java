package dev.foregone.games.dobutsu;

import dev.foregone.api.Move;

/** A move: a {@link Step} on the board, or a {@link Drop} from the hand. */
public sealed interface DobutsuMove extends Move permits Step, Drop {

    /** {@return the square the piece goes to} */
    Square to();
}
