package dev.foregone.games.tictactoe;

import dev.foregone.api.Move;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A move: the square that the player marks.
 *
 * @param row from 0, top
 * @param column from 0, left
 */
public record Square(int row, int column) implements Move {

    static final List<Square> ALL =
            IntStream.range(0, 9).mapToObj(i -> new Square(i / 3, i % 3)).toList();

    int bit() {
        return 1 << (3 * row + column);
    }

    /** Row and column: {@code 1,2}. */
    @Override
    public String toString() {
        return row + "," + column;
    }
}
