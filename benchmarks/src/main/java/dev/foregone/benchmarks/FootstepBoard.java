package dev.foregone.benchmarks;

import dev.foregone.games.footstep.Footstep;
import java.util.Arrays;

/**
 * A full board of footstep with the players in opposite corners, A top left and to move, in every form that is asked
 * for.
 *
 * @param size rows and columns, up to 8
 */
public record FootstepBoard(int size) {

    /**
     * The board as arrays.
     *
     * @return new rows of 1
     */
    public int[][] cells() {
        int[][] cells = new int[size][size];
        for (int[] row : cells) {
            Arrays.fill(row, 1);
        }
        return cells;
    }

    /**
     * Where A stands.
     *
     * @return row and column
     */
    public int[] aloc() {
        return new int[] {0, 0};
    }

    /**
     * Where B stands.
     *
     * @return row and column
     */
    public int[] bloc() {
        return new int[] {size - 1, size - 1};
    }

    /**
     * The board as bits.
     *
     * @return a 1 for each cell
     */
    public long bits() {
        return -1L >>> (Long.SIZE - size * size);
    }

    /**
     * The position.
     *
     * @return the state, A to move
     */
    public Footstep state() {
        return Footstep.of(cells(), aloc(), bloc());
    }
}
