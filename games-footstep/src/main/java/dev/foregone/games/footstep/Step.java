package dev.foregone.games.footstep;

import dev.foregone.api.Move;

/**
 * A move: the cell that the player steps to.
 *
 * @param row from 0, top
 * @param column from 0, left
 */
public record Step(int row, int column) implements Move {

    /** Row and column: {@code 1,2}. */
    @Override
    public String toString() {
        return row + "," + column;
    }
}
