package dev.foregone.games.connectfour;

import dev.foregone.api.Move;

/**
 * A move: the column that a stone is dropped into.
 *
 * @param column from 0, left
 */
public record Drop(int column) implements Move {

    /** The column counted from 1, as one character; after 9 come letters: {@code 4}. */
    @Override
    public String toString() {
        return String.valueOf(Character.forDigit(column + 1, Character.MAX_RADIX));
    }
}
