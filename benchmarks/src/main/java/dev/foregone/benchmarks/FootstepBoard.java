package dev.foregone.benchmarks;

import dev.foregone.games.footstep.Footstep;
import java.util.Arrays;

/**
 * A full board of footstep with the players in opposite corners, A top left and to move, in every form needed.
 *
 * @param size rows and columns, up to 8
 */
public record FootstepBoard(int size) {

    /** {@return the board as new rows of 1} */
    public int[][] cells() {
        int[][] cells = new int[size][size];
        for (int[] row : cells) {
            Arrays.fill(row, 1);
        }
        return cells;
    }

    /** {@return the row and column of A} */
    public int[] aloc() {
        return new int[] {0, 0};
    }

    /** {@return the row and column of B} */
    public int[] bloc() {
        return new int[] {size - 1, size - 1};
    }

    /** {@return the board as bits, a 1 for each cell} */
    public long bits() {
        return -1L >>> (Long.SIZE - size * size);
    }

    /** {@return the position, A to move} */
    public Footstep state() {
        return Footstep.of(cells(), aloc(), bloc());
    }
}
