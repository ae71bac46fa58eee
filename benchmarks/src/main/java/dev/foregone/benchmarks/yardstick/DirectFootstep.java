package dev.foregone.benchmarks.yardstick;

/**
 * Footstep as it is written by hand for the problem that it comes from: plain recursion over {@code int[][]}, the board
 * changed and changed back, every line of play followed to its end. For one thread.
 */
public final class DirectFootstep {

    private static final int[] ROW_STEPS = {-1, 0, 0, 1};
    private static final int[] COLUMN_STEPS = {0, -1, 1, 0};

    private final int[][] board;
    private long nodes;

    /**
     * For one board.
     *
     * @param board rows of 1 (platform) and 0 (hole); changed while {@link #moves} runs, and as it was afterwards
     */
    public DirectFootstep(int[][] board) {
        this.board = board;
    }

    /**
     * Who wins, and in how many moves: A moves first, the winner is as quick and the loser as slow as can be.
     *
     * @param aloc row and column of A
     * @param bloc row and column of B
     * @return how many moves both make together; A wins if the number is odd, since who makes the last move wins
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

    /**
     * How much work has been done.
     *
     * @return positions visited by all calls of {@link #moves} so far
     */
    public long nodes() {
        return nodes;
    }
}
