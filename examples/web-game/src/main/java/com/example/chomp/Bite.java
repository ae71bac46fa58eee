package com.example.chomp;

import dev.foregone.api.Move;

/**
 * Bites off a square, and all squares below it and to its right.
 *
 * @param row from 1
 * @param column from 1
 */
public record Bite(int row, int column) implements Move {

    @Override
    public String toString() {
        return row + "," + column;
    }
}
