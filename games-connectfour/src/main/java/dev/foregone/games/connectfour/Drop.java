package dev.foregone.games.connectfour;

import dev.foregone.api.Move;
import java.util.stream.IntStream;

/**
 * A move: the column that a stone is dropped into.
 *
 * @param column from 0, left
 */
public record Drop(int column) implements Move {

    private static final Drop[] ALL =
            IntStream.range(0, Long.SIZE).mapToObj(Drop::new).toArray(Drop[]::new);

    /** The drop into a column of a board that fits: one object for each, since searches ask for millions. */
    static Drop into(int column) {
        return ALL[column];
    }

    /** The column from 1, as one character, with letters after 9: {@code 4}. */
    @Override
    public String toString() {
        return String.valueOf(Character.forDigit(column + 1, Character.MAX_RADIX));
    }
}
