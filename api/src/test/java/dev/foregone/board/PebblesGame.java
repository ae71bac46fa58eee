package dev.foregone.board;

import dev.foregone.board.Pebbles.Grab;
import java.util.Arrays;
import java.util.List;

/** Pebbles with players who move in turn; who has moved last has won. */
class PebblesGame extends BoardGame<Pebbles, Grab> {

    PebblesGame(int... squares) {
        this(false, squares);
    }

    PebblesGame(boolean again, int... squares) {
        super("pebbles", () -> new Pebbles(again, squares));
    }

    @Override
    protected Pebbles copy(Pebbles board) {
        return new Pebbles(board);
    }

    @Override
    protected List<Grab> moves(Pebbles board) {
        return board.grabs();
    }

    @Override
    protected void make(Pebbles board, Grab move) {
        board.grab(move);
    }

    @Override
    protected Result result(Pebbles board) {
        if (!board.isEmpty()) {
            return Result.ONGOING;
        }
        return board.firstToMove != board.again ? Result.SECOND_WINS : Result.FIRST_WINS;
    }

    @Override
    protected Object key(Pebbles board) {
        return Arrays.toString(board.squares);
    }

    @Override
    protected String notation(Pebbles board, Grab move) {
        return (move.square + 1) + "-" + move.pebbles;
    }
}
