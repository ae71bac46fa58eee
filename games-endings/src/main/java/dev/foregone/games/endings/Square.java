package dev.foregone.games.endings;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A square of the board.
 *
 * @param row from 0, the eighth rank, to 7, the first
 * @param column from 0, the a-file, to 7, the h-file
 */
public record Square(int row, int column) {

    static final int SIDE = 8;
    static final int COUNT = SIDE * SIDE;

    /** All squares in the order of FEN: {@code a8}, {@code b8} and so on to {@code h1}. */
    static final List<Square> ALL = IntStream.range(0, COUNT)
            .mapToObj(index -> new Square(index / SIDE, index % SIDE))
            .toList();

    /** Its index in the order of FEN, from 0. */
    int index() {
        return row * SIDE + column;
    }

    boolean isOnBoard() {
        return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
    }

    Square plus(Square step) {
        return new Square(row + step.row, column + step.column);
    }

    /** Whether pawns promote there and cannot stand there. */
    static boolean isOnEdgeRank(int index) {
        return index < SIDE || index >= COUNT - SIDE;
    }

    /** File and rank: {@code a8} is top left, {@code h1} bottom right. */
    @Override
    public String toString() {
        return (char) ('a' + column) + String.valueOf(SIDE - row);
    }
}
