package dev.foregone.benchmarks.yardstick;

/**
 * Footstep written by hand for its original problem: plain recursion over {@code int[][]} that makes and unmakes moves,
 * with every line of play followed to its end. For one thread.
 */
public final class DirectFootstep {

    private static final int[] ROW_STEPS = {-1, 0, 0, 1};
    private static final int[] COLUMN_STEPS = {0, -1, 1, 0};

    private final int[][] board;
    private long nodes;

    /**
     * Creates the solver for one board.
     *
     * @param board rows of 1 (platform) and 0 (hole); changed while {@link #moves} runs, and restored afterwards
     */
    public DirectFootstep(int[][] board) {
        this.board = board;
    }

    /**
     * Finds who wins, and in how many moves: A moves first, the winner as fast and the loser as slow as possible.
     *
     * @param aloc row and column of A
     * @param bloc row and column of B
     * @return the total number of moves; A wins if it is odd, since the player who makes the last move wins
     */
    public int moves(int[] aloc, int[] bloc) {
        return moves(aloc[0], aloc[1], bloc[0], bloc[1]);
    }

    private int moves(int row, int column, int otherRow, int otherColumn) {
        nodes++;
        if (board[row][column] == 0) {
            return 0;
        }
        int quickestWin = Integer.MAX_VALUE;
        int slowestLoss = 0;
        board[row][column] = 0;
        for (int direction = 0; direction < ROW_STEPS.length; direction++) {
            int nextRow = row + ROW_STEPS[direction];
            int nextColumn = column + COLUMN_STEPS[direction];
            if (isPlatform(nextRow, nextColumn)) {
                int moves = 1 + moves(otherRow, otherColumn, nextRow, nextColumn);
                if (moves % 2 == 1) {
                    quickestWin = Math.min(quickestWin, moves);
                } else {
                    slowestLoss = Math.max(slowestLoss, moves);
                }
            }
        }
        board[row][column] = 1;
        return quickestWin < Integer.MAX_VALUE ? quickestWin : slowestLoss;
    }

    private boolean isPlatform(int row, int column) {
        return row >= 0 && row < board.length && column >= 0 && column < board[row].length && board[row][column] == 1;
    }

    /** {@return the number of positions visited by all calls of {@link #moves} so far} */
    public long nodes() {
        return nodes;
    }
}
