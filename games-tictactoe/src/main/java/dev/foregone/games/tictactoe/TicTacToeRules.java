package dev.foregone.games.tictactoe;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/**
 * Tic-tac-toe in 18 bits: the squares of the player to move, and above them the squares of the other. A packed move is
 * the number of a square.
 */
final class TicTacToeRules implements PackedRules<TicTacToe, Square> {

    private static final int SQUARES = 9;

    @Override
    public long pack(TicTacToe state) {
        return state.mine() | ((long) state.theirs() << SQUARES);
    }

    @Override
    public TicTacToe unpack(long position) {
        return new TicTacToe((int) position & TicTacToe.FULL, (int) (position >> SQUARES));
    }

    @Override
    public Square unpackMove(long position, int move) {
        return Square.ALL.get(move);
    }

    @Override
    public int terminal(long position) {
        if (TicTacToe.hasLine((int) (position >> SQUARES))) {
            return Score.WORST;
        }
        return free(position) == 0 ? Score.DRAW : Score.ONGOING;
    }

    @Override
    public int maxMoves(long position) {
        return SQUARES;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int next = from;
        for (int free = free(position); free != 0; free &= free - 1) {
            into[next++] = Integer.numberOfTrailingZeros(free);
        }
        return next - from;
    }

    @Override
    public long play(long position, int move) {
        long mine = (position | (1L << move)) & TicTacToe.FULL;
        return (mine << SQUARES) | (position >> SQUARES);
    }

    /** The game is drawn only on a full board. */
    @Override
    public int soonestDraw(long position) {
        return Integer.bitCount(free(position));
    }

    @Override
    public int maxPlies(long position) {
        return Integer.bitCount(free(position));
    }

    @Override
    public int positionBits() {
        return 2 * SQUARES;
    }

    @Override
    public long canonical(long position) {
        long least = Symmetry.canonical((int) position & TicTacToe.FULL, (int) (position >> SQUARES));
        return (least >> SQUARES) | ((least & TicTacToe.FULL) << SQUARES);
    }

    private static int free(long position) {
        return (int) ~(position | (position >> SQUARES)) & TicTacToe.FULL;
    }
}
