package dev.foregone.games.dodgem;

import dev.foregone.api.Move;

/**
 * A move: a car's cell and its direction.
 *
 * @param row from 0, top
 * @param column from 0, left
 * @param direction the direction of the drive, by one cell
 */
public record Drive(int row, int column, Direction direction) implements Move {

    /** Row, column and direction: {@code 1,0-right}. */
    @Override
    public String toString() {
        return row + "," + column + "-" + direction;
    }
}
