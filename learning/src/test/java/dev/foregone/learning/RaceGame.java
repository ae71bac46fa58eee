package dev.foregone.learning;

import dev.foregone.board.BoardGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A race on 5 x 5: men step forward or capture aslant, and who reaches the last row has won, as has who leaves no move. */
class RaceGame extends BoardGame<RaceGame.Board, int[]> {

    private static final int SIZE = 5;

    private final boolean showsCells;

    RaceGame(boolean showsCells) {
        super("race", Board::new);
        this.showsCells = showsCells;
    }

    /** Men above 0 go down the array, and begin. */
    static final class Board {
        final byte[] cells = new byte[SIZE * SIZE];
        int turn = 1;

        Board() {
            Arrays.fill(cells, 0, SIZE, (byte) 1);
            Arrays.fill(cells, SIZE * (SIZE - 1), SIZE * SIZE, (byte) -1);
        }

        List<int[]> moves() {
            List<int[]> moves = new ArrayList<>();
            for (int from = 0; from < cells.length; from++) {
                for (int side = -1; side <= 1 && cells[from] == turn; side++) {
                    int column = from % SIZE + side;
                    int to = from + turn * SIZE + side;
                    if (column >= 0
                            && column < SIZE
                            && to >= 0
                            && to < cells.length
                            && cells[to] == (side == 0 ? 0 : -turn)) {
                        moves.add(new int[] {from, to});
                    }
                }
            }
            return moves;
        }

        boolean hasArrived(int who) {
            for (int column = 0; column < SIZE; column++) {
                if (cells[who > 0 ? SIZE * (SIZE - 1) + column : column] == who) {
                    return true;
                }
            }
            return false;
        }
    }

    @Override
    protected Board copy(Board board) {
        Board copy = new Board();
        System.arraycopy(board.cells, 0, copy.cells, 0, board.cells.length);
        copy.turn = board.turn;
        return copy;
    }

    @Override
    protected List<int[]> moves(Board board) {
        return board.moves();
    }

    @Override
    protected void make(Board board, int[] move) {
        board.cells[move[0]] = 0;
        board.cells[move[1]] = (byte) board.turn;
        board.turn = -board.turn;
    }

    @Override
    protected Result result(Board board) {
        boolean isFirst = board.hasArrived(1)
                || (!board.hasArrived(-1) && board.turn < 0 && board.moves().isEmpty());
        boolean isSecond =
                board.hasArrived(-1) || (board.turn > 0 && board.moves().isEmpty());
        return isFirst ? Result.FIRST_WINS : isSecond ? Result.SECOND_WINS : Result.ONGOING;
    }

    @Override
    protected Object key(Board board) {
        return Arrays.toString(board.cells);
    }

    @Override
    protected String notation(Board board, int[] move) {
        return move[0] + "-" + move[1];
    }

    @Override
    protected Optional<Player> toMove(Board board) {
        return Optional.of(board.turn > 0 ? Player.FIRST : Player.SECOND);
    }

    @Override
    protected int cells(Board board, byte[] into) {
        System.arraycopy(board.cells, 0, into, 0, board.cells.length);
        return showsCells ? board.cells.length : 0;
    }
}
