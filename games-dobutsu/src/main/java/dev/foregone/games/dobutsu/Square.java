package dev.foregone.games.dobutsu;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A square of the board.
 *
 * @param row from 0, top, where gote begins
 * @param column from 0, left, as sente sees it
 */
public record Square(int row, int column) {

    static final int ROWS = 4;
    static final int COLUMNS = 3;
    static final int COUNT = ROWS * COLUMNS;

    /** All squares in the order of reading. */
    static final List<Square> ALL = IntStream.range(0, COUNT)
            .mapToObj(index -> new Square(index / COLUMNS, index % COLUMNS))
            .toList();

    /** Its index in the order of reading, from 0. */
    int index() {
        return row * COLUMNS + column;
    }

    boolean isOnBoard() {
        return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
    }

    Square plus(Square step) {
        return new Square(row + step.row, column + step.column);
    }

    /** The square as the player on the other side of the board sees it. */
    Square turned() {
        return new Square(ROWS - 1 - row, COLUMNS - 1 - column);
    }

    /** Column and row: {@code a1} is top left, {@code c4} bottom right. */
    @Override
    public String toString() {
        return (char) ('a' + column) + String.valueOf(row + 1);
    }
}
