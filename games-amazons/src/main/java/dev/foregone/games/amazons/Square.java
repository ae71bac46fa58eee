package dev.foregone.games.amazons;

import java.util.Locale;

/**
 * A square of the board.
 *
 * @param column from 0, left
 * @param row from 0, bottom, where white begins
 */
public record Square(int column, int row) {

    Square plus(Square step) {
        return new Square(column + step.column, row + step.row);
    }

    /** Its name in diagrams: {@code a1} is bottom left. */
    String site() {
        return toString().toLowerCase(Locale.ROOT);
    }

    /** Column and row as the literature writes them: {@code A1} is bottom left. */
    @Override
    public String toString() {
        return (char) ('A' + column) + String.valueOf(row + 1);
    }
}
