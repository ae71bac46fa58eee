package dev.foregone.games.connectfour;

import dev.foregone.spi.Score;
import java.util.stream.IntStream;

/**
 * The result that the player not to move, here the second, can secure by a simple plan (V. Allis, <em>A knowledge-based
 * approach of Connect-Four</em>, 1988, where it is called claimeven): answer each stone with one on top of it. It works
 * while an even number of cells is free. If a column has an odd number of them, either player may take its lowest cell;
 * there is an even number of such columns, so a stone in one is answered in another.
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
 * If the other cells make no four for the first player, or only fours that each lie above one of the answers' and so
 * come later, the second has at least a draw, and wins if the second's stones and answers contain a four. The cells
 * above an answer that makes four are never reached.
 *
 * <p>Where an odd number of cells is free, the plan needs a cell to wait for: one where a stone makes four for the
 * second player, in a row without answers, with a free cell below it. The second player never drops a stone there or
 * below. Without that cell, the one below it and all above it, the number of free cells is even, and the plan works.
 * When the others are filled, the first player must drop a stone below the cell, and loses.
 *
 * <pre>
 *   row 0   a a a a - a a      w   the cell that is waited for
 *       1   . . . . w . .      v   the cell below it: the first player's last
 *       2   a a a a v a .      -   never reached
 *       3   . . . . a . x
 *       4   . a a x . a o      Below v, answers are in the other rows. (Which stones
 *       5   o . . o x . x      make w a four is not shown.)
 * </pre>
 */
final class FollowUp {

    private final int height;
    private final int stride;
    private final long board;
    private final long bottom;
    private final long columnZero;
    private final long answerRows;
    private final long[] rowAndBelow;

    FollowUp(BoardShape shape) {
        height = shape.height();
        stride = shape.stride();
        board = shape.board();
        bottom = shape.bottom();
        columnZero = shape.column(0);
        answerRows = shape.answerRows();
        rowAndBelow = IntStream.range(0, height)
                .mapToLong(row -> board & ~(shape.spare() * ((2L << row) - 2)))
                .toArray();
    }

    /**
     * An upper bound for the player to move.
     *
     * @param mine the stones of the player to move
     * @param theirs the stones of the other player, who follows up
     * @param left how many cells are free
     * @param landings the cells that a stone can fall to now
     * @param threats the free cells where one stone makes four for the other player
     * @return a score no worse than the position's; {@link Score#BEST} if no plan proves anything
     */
    int atMost(long mine, long theirs, int left, long landings, long threats) {
        long empty = board & ~mine & ~theirs;
        long answers = empty & answerRows & ~landings;
        if (left % 2 == 0) {
            return proven(theirs, left, answers, threats & answers);
        }
        int atMost = Score.BEST;
        for (long rest = threats & ~answerRows & ~landings; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            long instead = answersWaitingFor(cell, empty & ~landings, answers);
            atMost = Math.min(atMost, proven(theirs, left, instead, threats & instead));
        }
        return atMost;
    }

    /** The answers when a cell is waited for, that cell among them. */
    private long answersWaitingFor(long cell, long emptyBeyondLandings, long answers) {
        int column = Long.numberOfTrailingZeros(cell) / stride;
        long cells = columnZero << (column * stride);
        long lower = cells & -(cell << 2);
        return (answers & ~cells) | (emptyBeyondLandings & lower & ~answerRows) | cell;
    }

    /** The bound that a plan proves with these answers, some of which make four at once. */
    private int proven(long theirs, int left, long answers, long fours) {
        long second = theirs | answers;
        long above = BoardShape.above(fours, board);
        if (mayComeFirst(board & ~second & ~above, second)) {
            return Score.BEST;
        }
        if (fours != 0) {
            return latestLoss(fours & ~above, left);
        }
        return Fours.has(second, stride) ? latestLoss(theirs, answers, left) : Score.draw(left);
    }

    /**
     * The answers that make four at once, one in a column, come when everything is filled except their columns from the
     * cell below them upwards: then one of those cells is next, and after it the answer.
     */
    private int latestLoss(long fours, int left) {
        int plies = left + 2;
        for (long rest = fours; rest != 0; rest &= rest - 1) {
            int row = Long.numberOfTrailingZeros(rest) % stride - 1;
            plies -= row + 2;
        }
        return Score.loss(plies);
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
     * is completed later. A four is identified by the cell with its lowest bit. As a number, a column's bits are
     * greatest for the lowest four, and a negative difference borrows the bit that guards the column.
     */
    private boolean isCovered(long first, long second, int direction) {
        long firsts = Fours.along(first, direction);
        long seconds = Fours.along(second, direction);
        return ((((seconds >>> 1) | bottom) - (firsts >>> 1)) & bottom) == bottom;
    }

    /**
     * The answers make four at the latest when the last cell of the highest row they need is filled, with only the
     * cells above that one still free.
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
