package dev.foregone.benchmarks.yardstick;

import java.util.function.BooleanSupplier;

/**
 * Iterative deepening alpha-beta as the textbooks have it, over the board's own moves and evaluation: captures first, no table,
 * no history, nothing clever. For one thread.
 *
 * @param <B> the type of the board
 */
public final class TextbookDeepening<B extends MatchBoard<B>> {

    private static final int WON = 1_000_000;
    /** A value beyond it is a win. */
    private static final int DECIDED = WON - 1_000;

    private static final int DEEPEST = 128;
    private static final int NODES_PER_LOOK = 256;

    private final int[][] lists = new int[DEEPEST][];
    private BooleanSupplier isOver = () -> false;
    private int best;
    private long nodes;
    private int depth;

    /** A player. */
    public TextbookDeepening() {}

    private static final class TimeIsOverException extends RuntimeException {
        private static final long serialVersionUID = 1;

        TimeIsOverException() {
            super(null, null, false, false);
        }
    }

    /**
     * The move for a position.
     *
     * @param board a position of a game that is not over; it stays as it is
     * @param deepest how many plies to look ahead at most
     * @param isOver whether to end
     * @return the move
     */
    public int choose(B board, int deepest, BooleanSupplier isOver) {
        this.isOver = isOver;
        best = -1;
        try {
            int value = 0;
            for (depth = 1; depth <= Math.min(deepest, DEEPEST) && Math.abs(value) < DECIDED; depth++) {
                value = search(board.copy(), depth, -WON, WON, 0);
            }
        } catch (TimeIsOverException end) {
            // The best move of those compared at this depth; the best at the one before came first.
        }
        depth--;
        return best;
    }

    private int search(B board, int left, int alpha, int beta, int ply) {
        if (++nodes % NODES_PER_LOOK == 0 && best >= 0 && isOver.getAsBoolean()) {
            throw new TimeIsOverException();
        }
        if (left == 0) {
            return board.isOver() ? end(board, ply) : board.score();
        }
        if (lists[ply] == null) {
            lists[ply] = new int[MatchBoard.MOST_MOVES];
        }
        int[] moves = lists[ply];
        int count = list(board, moves, ply);
        return count == 0 ? end(board, ply) : search(board, moves, count, left, alpha, beta, ply);
    }

    private int search(B board, int[] moves, int count, int left, int alpha, int beta, int ply) {
        boolean first = board.isFirstToMove();
        int most = alpha;
        for (int i = 0; i < count && most < beta; i++) {
            board.make(moves[i]);
            int value = board.isFirstToMove() == first
                    ? search(board, left - 1, most, beta, ply + 1)
                    : -search(board, left - 1, -beta, -most, ply + 1);
            board.undo();
            if (value > most) {
                most = value;
                best = ply == 0 ? moves[i] : best;
            }
        }
        return most;
    }

    /** Urgent moves first; at the root, before all others, the best so far. */
    private int list(B board, int[] moves, int ply) {
        int count = board.moves(moves);
        int front = 0;
        for (int i = 0; i < count; i++) {
            if (board.isUrgent(moves[i])) {
                swap(moves, i, front++);
            }
        }
        for (int i = 0; i < count && ply == 0; i++) {
            if (moves[i] == best) {
                swap(moves, i, 0);
            }
        }
        return count;
    }

    private static void swap(int[] moves, int i, int j) {
        int move = moves[i];
        moves[i] = moves[j];
        moves[j] = move;
    }

    private static <B extends MatchBoard<B>> int end(B board, int ply) {
        int result = board.isFirstToMove() ? board.result() : -board.result();
        return result * (WON - ply);
    }

    /** {@return the positions visited by all searches so far} */
    public long nodes() {
        return nodes;
    }

    /** {@return how many plies the last search looked ahead to the end of all lines} */
    public int depth() {
        return depth;
    }
}
