package dev.foregone.benchmarks.yardstick;

import dev.foregone.api.Outcome;
import java.util.Arrays;

/**
 * The search of the engine {@code alpha-beta}, written by hand for footstep in the same steps: no interface, no limits,
 * no progress. It visits the same positions in the same order as the engine without hints, so the difference in time is
 * the cost of generality. For one thread.
 */
public final class HandmadeSearch {

    /** More than the plies of any game; a win in n is {@code WON - n}, a loss in n its negative. */
    private static final int WON = 1000;

    /** As in the engine, for the order of questions. */
    private static final int HORIZON = 64;

    private static final int STEP = 4;

    private static final int FAR = 2;

    private static final int DIRECTIONS = 4;

    /** As in the engine, for halving the counters. */
    private static final int MOST = 1 << 16;

    private final long[] neighbours;
    private final int[] moves = new int[DIRECTIONS * Long.SIZE];
    private final int[] worths = new int[DIRECTIONS * Long.SIZE];
    private final int[] last = new int[Long.SIZE];
    private final int[] lastButOne = new int[Long.SIZE];
    private final int[] refutations = new int[2 * Long.SIZE];
    private long nodes;

    /**
     * Creates the search for boards of one size.
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
     * @param board the platforms, one bit per cell in the order of reading
     * @param mover the cell of the player to move
     * @param other the cell of the other player
     * @return the exact outcome
     */
    public Outcome solve(long board, int mover, int other) {
        Arrays.fill(last, -1);
        Arrays.fill(lastButOne, -1);
        Arrays.fill(refutations, 0);
        int horizon = Math.min(HORIZON, Long.bitCount(board));
        int atLeast = -WON;
        int atMost = WON;
        for (int distance = 1; atLeast < atMost; distance = next(distance, horizon)) {
            int won = distance < horizon ? WON - distance : 1;
            boolean known = atLeast > 0 || atMost < 0;
            int[] questions = known ? new int[] {atMost - (atMost - atLeast) / 2} : new int[] {won, 1 - won};
            for (int beta : questions) {
                if (beta > atLeast && beta <= atMost) {
                    int score = search(board, mover, other, beta - 1, beta, 0);
                    atLeast = score >= beta ? score : atLeast;
                    atMost = score >= beta ? atMost : score;
                }
            }
        }
        return atLeast > 0 ? Outcome.win(WON - atLeast) : Outcome.loss(WON + atLeast);
    }

    private static int next(int distance, int horizon) {
        return FAR * distance < horizon ? distance + Math.max(STEP, distance / 2) : horizon;
    }

    private int search(long board, int mover, int other, int alpha, int beta, int ply) {
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
        int from = DIRECTIONS * ply;
        int to = sorted(targets, ply, from);
        for (int i = from; i < to; i++) {
            int reply = search(left, other, moves[i], below(beta), below(Math.max(alpha, best)), ply + 1);
            int score = backedUp(reply);
            if (score > best) {
                best = score;
                if (best >= beta || best == WON - 1) {
                    refuted(moves[i], ply);
                    return best;
                }
            }
        }
        return best;
    }

    /** Lists the targets: first the two that last refuted a position at this ply, then by how often they have. */
    private int sorted(long targets, int ply, int from) {
        int to = from;
        for (long left = targets; left != 0; left &= left - 1) {
            int move = Long.numberOfTrailingZeros(left);
            int worth = worth(move, ply);
            int place = to++;
            for (; place > from && worths[place - 1] < worth; place--) {
                moves[place] = moves[place - 1];
                worths[place] = worths[place - 1];
            }
            moves[place] = move;
            worths[place] = worth;
        }
        return to;
    }

    private int worth(int move, int ply) {
        if (move == last[ply]) {
            return Integer.MAX_VALUE;
        }
        return move == lastButOne[ply] ? Integer.MAX_VALUE - 1 : refutations[(ply & 1) * Long.SIZE + move];
    }

    private void refuted(int move, int ply) {
        if (move != last[ply]) {
            lastButOne[ply] = last[ply];
            last[ply] = move;
        }
        if (++refutations[(ply & 1) * Long.SIZE + move] >= MOST) {
            Arrays.setAll(refutations, i -> refutations[i] / 2);
        }
    }

    private static int backedUp(int score) {
        return score > 0 ? 1 - score : -1 - score;
    }

    private static int below(int bound) {
        return -bound - Integer.signum(bound);
    }

    /** {@return the number of positions visited by all calls of {@link #solve} so far} */
    public long nodes() {
        return nodes;
    }
}
