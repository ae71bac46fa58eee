package dev.foregone.games.morris;

/**
 * A point of the board.
 *
 * @param column from 0, left
 * @param row from 0, bottom
 */
public record Point(int column, int row) {

    /** Column and row: {@code a1} is bottom left. */
    @Override
    public String toString() {
        return (char) ('a' + column) + String.valueOf(row + 1);
    }
}
