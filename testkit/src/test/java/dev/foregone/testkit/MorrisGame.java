package dev.foregone.testkit;

import dev.foregone.board.BoardGame;
import dev.foregone.testkit.Morris.Step;
import java.util.Arrays;
import java.util.List;

/** Nine men's morris through the bridge, all right; a broken one overrides a method. */
class MorrisGame extends BoardGame<Morris, Step> {

    MorrisGame() {
        super("morris", Morris::new);
    }

    @Override
    protected Morris copy(Morris board) {
        return new Morris(board);
    }

    @Override
    protected List<Step> moves(Morris board) {
        return board.steps();
    }

    @Override
    protected void make(Morris board, Step step) {
        board.make(step);
    }

    @Override
    protected Result result(Morris board) {
        if (board.men(board.turn) >= 3 && !board.steps().isEmpty()) {
            return Result.ONGOING;
        }
        return board.turn == 1 ? Result.SECOND_WINS : Result.FIRST_WINS;
    }

    @Override
    protected Object key(Morris board) {
        return Arrays.toString(board.points) + " " + board.hand[1] + " " + board.hand[2];
    }

    @Override
    public boolean cyclic() {
        return true;
    }
}
