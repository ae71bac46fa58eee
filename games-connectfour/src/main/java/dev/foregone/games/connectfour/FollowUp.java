package dev.foregone.games.connectfour;

import dev.foregone.spi.Score;
import java.util.stream.IntStream;

/**
 * What the player who is not to move, here the second, is sure of by a simple plan (V. Allis, <em>A knowledge-based
 * approach of Connect-Four</em>, 1988, where it is called claimeven): answer each stone with one on top of it. It works while an even number of cells is
 * free. Where a column has an odd number of them, its lowest cell is left to whoever comes; there is an even number of
 * such columns, so that a stone in one is answered in another.
 *
 * <pre>
 *   row 0   a a a a a a a      a   the second player's by this plan
 *       1   . . . . . . .      .   taken for the first player's
 *       2   a a a a a a .
 *       3   . . . . . . x      The first and the last column have an odd number of free
 *       4   . a a x a a o      cells: the lowest of them is in a row of answers, but it
 *       5   o . . o . . x      might be the first player's.
 * </pre>
 *
 * If all the rest gives the first player no four, or only fours that each lie above one of the answers' and so come
 * later, the second has at least a draw; and wins, if the second's stones and answers hold a four.
 */
final class FollowUp {

    private final int height;
    private final int stride;
    private final long board;
    private final long bottom;
    private final long answerRows;
    private final long[] rowAndBelow;

    FollowUp(Shape shape) {
        height = shape.height();
        stride = shape.stride();
        board = shape.board();
        bottom = shape.bottom();
        answerRows = rowsOfAnswers(shape);
        rowAndBelow = IntStream.range(0, height)
                .mapToLong(row -> board & ~(shape.spare() * ((2L << row) - 2)))
                .toArray();
    }

    private static long rowsOfAnswers(Shape shape) {
        long rows = 0;
        for (int row = 0; row < shape.height(); row += 2) {
            rows |= shape.spare() << (row + 1);
        }
        return rows;
    }

    /**
     * An upper bound for the player to move.
     *
     * @param mine the stones of the player to move
     * @param theirs the stones of the other, who follows up
     * @param left how many cells are free, an even number
     * @param landings the cells that a stone can fall to now
     * @return a score that is no worse than the position's; {@link Score#BEST} if the plan proves nothing
     */
    int atMost(long mine, long theirs, int left, long landings) {
        long empty = board & ~mine & ~theirs;
        long answers = empty & answerRows & ~landings;
        if (mayComeFirst(mine | (empty & ~answers), theirs | answers)) {
            return Score.BEST;
        }
        return Fours.has(theirs | answers, stride) ? latestLoss(theirs, answers, left) : Score.draw(left);
    }

    /** Whether the first player has a four that need not wait for one of the second player's. */
    private boolean mayComeFirst(long first, long second) {
        if (Fours.along(first, 1) != 0) {
            return true;
        }
        return stride == Fours.STANDARD_STRIDE
                ? mayComeFirstSideways(first, second, Fours.STANDARD_STRIDE)
                : Fours.fitSideways(stride) && mayComeFirstSideways(first, second, stride);
    }

    private boolean mayComeFirstSideways(long first, long second, int across) {
        return !(isCovered(first, second, across - 1)
                && isCovered(first, second, across)
                && isCovered(first, second, across + 1));
    }

    /**
     * Whether each of the first player's fours in a direction lies above one of the second player's, cell by cell, and so
     * is completed later. A four is given by the cell with its lowest bit. A column's bits as a number are greatest for the
     * four that lies lowest, and a difference that is negative borrows the bit that guards the column.
     */
    private boolean isCovered(long first, long second, int direction) {
        long firsts = Fours.along(first, direction);
        long seconds = Fours.along(second, direction);
        return ((((seconds >>> 1) | bottom) - (firsts >>> 1)) & bottom) == bottom;
    }

    /**
     * The answers make four at the latest when the last cell of the highest row that they need is filled, with nothing
     * but the cells above that one still free.
     */
    private int latestLoss(long theirs, long answers, int left) {
        for (int row = (height - 1) & ~1; row > 0; row -= 2) {
            if (Fours.has(theirs | (answers & rowAndBelow[row]), stride)) {
                return Score.loss(left - row);
            }
        }
        return Score.loss(left);
    }
}
