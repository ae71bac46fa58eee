package dev.foregone.benchmarks.yardstick;

import dev.foregone.api.Outcome;

/**
 * The search of the engine {@code alpha-beta}, step by step the same, written out by hand for footstep: no interface,
 * no list of moves, no limits, no progress. It visits the same positions in the same order as the engine does by the
 * rules alone, so the difference in time is what being general costs. For one thread.
 */
public final class HandmadeSearch {

    /** More than the plies of any game; a win in n is {@code WON - n}, a loss in n its negative. */
    private static final int WON = 1000;

    /** The order of questions is the engine's too. */
    private static final int HORIZON = 64;

    private static final int STEP = 4;

    private final long[] neighbours;
    private long nodes;

    /**
     * For boards of one size.
     *
     * @param rows of the board
     * @param columns of the board; at most 64 cells in all
     */
    public HandmadeSearch(int rows, int columns) {
        neighbours = new long[rows * columns];
        for (int cell = 0; cell < neighbours.length; cell++) {
            for (int other = 0; other < neighbours.length; other++) {
                int distance = Math.abs(cell / columns - other / columns) + Math.abs(cell % columns - other % columns);
                neighbours[cell] |= distance == 1 ? 1L << other : 0;
            }
        }
    }

    /**
     * Solves a position.
     *
     * @param board the platforms, a bit a cell in the order of reading
     * @param mover the cell of the player to move
     * @param other the cell of the other
     * @return the exact outcome
     */
    public Outcome solve(long board, int mover, int other) {
        int horizon = Math.min(HORIZON, Long.bitCount(board));
        int atLeast = -WON;
        int atMost = WON;
        for (int distance = 1; atLeast < atMost; distance += Math.max(STEP, distance / 2)) {
            int won = distance < horizon ? WON - distance : 1;
            boolean told = atLeast > 0 || atMost < 0;
            int[] questions = told ? new int[] {atMost - (atMost - atLeast) / 2} : new int[] {won, 1 - won};
            for (int beta : questions) {
                if (beta > atLeast && beta <= atMost) {
                    int score = search(board, mover, other, beta - 1, beta);
                    atLeast = score >= beta ? score : atLeast;
                    atMost = score >= beta ? atMost : score;
                }
            }
        }
        return atLeast > 0 ? Outcome.win(WON - atLeast) : Outcome.loss(WON + atLeast);
    }

    private int search(long board, int mover, int other, int alpha, int beta) {
        nodes++;
        long targets = board & neighbours[mover];
        if ((board >>> mover & 1) == 0 || targets == 0) {
            return -WON;
        }
        int best = 1 - WON;
        if (best >= beta) {
            return best;
        }
        if (WON - 1 <= alpha) {
            return WON - 1;
        }
        long left = board & ~(1L << mover);
        for (; targets != 0; targets &= targets - 1) {
            int target = Long.numberOfTrailingZeros(targets);
            int reply = search(left, other, target, below(beta), below(Math.max(alpha, best)));
            int score = backedUp(reply);
            if (score > best) {
                best = score;
                if (best >= beta || best == WON - 1) {
                    return best;
                }
            }
        }
        return best;
    }

    private static int backedUp(int score) {
        return score > 0 ? 1 - score : -1 - score;
    }

    private static int below(int bound) {
        return -bound - Integer.signum(bound);
    }

    /**
     * How much work has been done.
     *
     * @return positions visited by all calls of {@link #solve} so far
     */
    public long nodes() {
        return nodes;
    }
}
