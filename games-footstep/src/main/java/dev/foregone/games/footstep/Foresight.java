package dev.foregone.games.footstep;

import dev.foregone.spi.Score;

/**
 * Knowledge about positions on boards of up to 64 cells without a search: who wins at once, which steps are safe, and
 * who walks longer once the players cannot meet. Cells are numbered in the order of reading; sets of cells have one bit
 * per cell.
 */
final class Foresight {

    /** The most cells of a board. */
    static final int MAX_CELLS = Long.SIZE;

    /** The most targets of a step. */
    static final int DIRECTIONS = 4;

    private static final long WON_AT_ONCE = Score.bounds(Score.win(1), Score.win(1));
    private static final long LOST_AT_ONCE = Score.bounds(Score.loss(2), Score.loss(2));
    private static final long OPEN = Score.bounds(Score.loss(4), Score.win(3));

    private final long[] neighbours;
    private final Separation separation;

    Foresight(int rows, int columns) {
        neighbours = new long[rows * columns];
        for (int cell = 0; cell < neighbours.length; cell++) {
            neighbours[cell] = neighboursOf(cell, rows, columns);
        }
        separation = new Separation(rows, columns, neighbours);
    }

    private static long neighboursOf(int cell, int rows, int columns) {
        int column = cell % columns;
        long up = cell >= columns ? 1L << (cell - columns) : 0;
        long left = column > 0 ? 1L << (cell - 1) : 0;
        long right = column < columns - 1 ? 1L << (cell + 1) : 0;
        long down = cell / columns < rows - 1 ? 1L << (cell + columns) : 0;
        return up | left | right | down;
    }

    /** The adjacent cells of each cell, platforms or not; the array must not be changed. */
    long[] neighbours() {
        return neighbours;
    }

    /**
     * Bounds of the score.
     *
     * @param platforms the remaining platforms
     * @param mover the cell of the player to move, who has a platform and a step
     * @param other the cell of the other player
     */
    long bounds(long platforms, int mover, int other) {
        long rest = platforms & ~(1L << mover);
        if (winsAtOnce(mover, other, rest)) {
            return WON_AT_ONCE;
        }
        return safe(platforms & neighbours[mover], rest & ~(1L << other)) == 0
                ? LOST_AT_ONCE
                : separation.bounds(mover, other, platforms, OPEN);
    }

    /** Whether any step wins: the other player stands on the vanishing platform, or has nowhere to go. */
    private boolean winsAtOnce(int mover, int other, long rest) {
        return other == mover || (rest & neighbours[other]) == 0;
    }

    /** The targets on which the mover survives the other player's next step, after which {@code then} is left. */
    private long safe(long targets, long then) {
        long safe = targets & then;
        for (long left = safe; left != 0; left &= left - 1) {
            if ((then & neighbours[Long.numberOfTrailingZeros(left)]) == 0) {
                safe ^= left & -left;
            }
        }
        return safe;
    }

    /**
     * Lists the steps worth trying, those to cells with the most exits first: any one where all of them win, all of them
     * where all lose, and the safe ones otherwise.
     *
     * @param platforms the remaining platforms
     * @param mover the cell of the player to move, who has a platform and a step
     * @param other the cell of the other player
     * @param into where to write the targets
     * @param from the index of the first
     * @return how many there are, from 1 to 4
     */
    int candidates(long platforms, int mover, int other, int[] into, int from) {
        long targets = platforms & neighbours[mover];
        long rest = platforms & ~(1L << mover);
        if (winsAtOnce(mover, other, rest)) {
            into[from] = Long.numberOfTrailingZeros(targets);
            return 1;
        }
        long then = rest & ~(1L << other);
        long safe = safe(targets, then);
        return safe == 0 ? list(targets, into, from) : mostExitsFirst(safe, then, into, from);
    }

    private int mostExitsFirst(long targets, long then, int[] into, int from) {
        int next = from;
        for (int exits = DIRECTIONS - 1; exits > 0; exits--) { // the cell left behind is no exit
            for (long left = targets; left != 0; left &= left - 1) {
                int target = Long.numberOfTrailingZeros(left);
                if (Long.bitCount(then & neighbours[target]) == exits) {
                    into[next++] = target;
                }
            }
        }
        return next - from;
    }

    /** Lists cells in the order of reading. */
    static int list(long cells, int[] into, int from) {
        int count = Long.bitCount(cells);
        long left = cells;
        for (int i = from; i < from + count; i++) {
            into[i] = Long.numberOfTrailingZeros(left);
            left &= left - 1;
        }
        return count;
    }
}
