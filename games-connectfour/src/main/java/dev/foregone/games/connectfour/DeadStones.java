package dev.foregone.games.connectfour;

/**
 * Stones whose owner no longer matters. The future of a position depends on the free cells and on the lines of four
 * that a player may still fill: those with a free cell and stones of one player only. So a stone may change hands if
 * each line through it that has a free cell holds stones of both players even without it, and still does when all other
 * such stones have changed hands too.
 *
 * <pre>
 *   . . . x      The o in the corner is dead: of its lines only the column has a free cell, and that holds
 *   o . o o      an x and another o besides. So is the lower o on the right, whose lines are full.
 *   x x o o
 *   o x x x
 * </pre>
 *
 * (C. Steininger's solver, <em>c4</em>, 2023, has a narrower rule for the same purpose.)
 */
final class DeadStones {

    private DeadStones() {}

    /**
     * The stones of the player not to move that may all be given at once to the player to move.
     *
     * @param mine the stones of the player to move
     * @param theirs the stones of the other
     * @param empty the free cells
     * @param stride of the {@link BoardShape}
     * @return some of {@code theirs}; not always all that are dead
     */
    static long of(long mine, long theirs, long empty, int stride) {
        return stride == Fours.STANDARD_STRIDE
                ? dead(mine, theirs, empty, Fours.STANDARD_STRIDE)
                : dead(mine, theirs, empty, stride);
    }

    private static long dead(long mine, long theirs, long empty, int stride) {
        long dead = theirs & ~alone(theirs | empty, empty, stride);
        if (dead == 0) {
            return 0;
        }
        dead &= ~alone(mine | empty, empty, stride);
        return dead == 0 ? 0 : dead & ~alone(mine | empty | dead, empty, stride);
    }

    /** The cells with a line of four in which the other three are among {@code cells}, and one of the four is free. */
    private static long alone(long cells, long empty, int stride) {
        long upright = along(cells, empty, 1);
        if (!Fours.fitSideways(stride)) {
            return upright;
        }
        return upright
                | along(cells, empty, stride - 1)
                | along(cells, empty, stride)
                | along(cells, empty, stride + 1);
    }

    /** The same in one direction; a line is identified by the cell with its lowest bit. */
    private static long along(long cells, long empty, int direction) {
        long freePairs = empty | (empty >>> direction);
        long free = freePairs | (freePairs >>> (2 * direction));
        long firstPair = cells & (cells >>> direction) & free;
        long lastPair = (cells >>> (2 * direction)) & (cells >>> (3 * direction)) & free;
        return (lastPair & (cells >>> direction))
                | ((lastPair & cells) << direction)
                | ((firstPair & (cells >>> (3 * direction))) << (2 * direction))
                | ((firstPair & (cells >>> (2 * direction))) << (3 * direction));
    }
}
