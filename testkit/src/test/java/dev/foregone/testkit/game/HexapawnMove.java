package dev.foregone.testkit.game;

import dev.foregone.api.Move;

/**
 * A pawn's step or capture.
 *
 * @param from the number of its cell, row by row from the top left, from 0
 * @param to the number of the cell it goes to
 */
public record HexapawnMove(int from, int to) implements Move {

    /** The notation: {@code 9-6}. */
    @Override
    public String toString() {
        return from + "-" + to;
    }
}
