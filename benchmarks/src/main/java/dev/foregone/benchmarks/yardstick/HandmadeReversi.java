package dev.foregone.benchmarks.yardstick;

import dev.foregone.api.GameValue;

/** Who wins at reversi, by the alpha-beta search that one would write over a board: the value alone. For one thread. */
public final class HandmadeReversi {

    private final ReversiBoard board;
    private long nodes;

    /**
     * A search.
     *
     * @param board the position, changed while it is searched
     */
    public HandmadeReversi(ReversiBoard board) {
        this.board = board;
    }

    /** {@return the value for the player to move} */
    public GameValue value() {
        int value = search(-1, 1);
        return value > 0 ? GameValue.WIN : value < 0 ? GameValue.LOSS : GameValue.DRAW;
    }

    private int search(int alpha, int beta) {
        nodes++;
        if (board.isOver()) {
            return Integer.signum(board.turn() == 1 ? board.lead() : -board.lead());
        }
        int best = alpha;
        for (int move : board.moves()) {
            board.make(move);
            best = Math.max(best, -search(-beta, -best));
            board.undo();
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    /** {@return the number of positions visited} */
    public long nodes() {
        return nodes;
    }
}
