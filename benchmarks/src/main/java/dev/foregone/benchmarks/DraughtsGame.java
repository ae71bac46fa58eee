package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.DraughtsBoard;
import dev.foregone.board.BoardGame;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** English draughts through the bridge from mutable boards: a game with cycles, and with moves in a row. */
final class DraughtsGame extends BoardGame<DraughtsBoard, Integer> {

    private final boolean evaluates;

    /** Says who stands better, or not. */
    DraughtsGame(boolean evaluates) {
        super("draughts", DraughtsBoard::new);
        this.evaluates = evaluates;
    }

    @Override
    public boolean cyclic() {
        return true;
    }

    @Override
    protected DraughtsBoard copy(DraughtsBoard board) {
        return board.copy();
    }

    @Override
    protected List<Integer> moves(DraughtsBoard board) {
        return board.moves();
    }

    @Override
    protected void make(DraughtsBoard board, Integer move) {
        board.make(move);
    }

    @Override
    protected boolean undo(DraughtsBoard board, Integer move) {
        board.undo();
        return true;
    }

    @Override
    protected Result result(DraughtsBoard board) {
        if (!board.moves().isEmpty()) {
            return Result.ONGOING;
        }
        return board.result() > 0 ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    @Override
    protected Object key(DraughtsBoard board) {
        return board.toString();
    }

    @Override
    protected Optional<Player> toMove(DraughtsBoard board) {
        return Optional.of(board.isFirstToMove() ? Player.FIRST : Player.SECOND);
    }

    @Override
    protected OptionalDouble evaluation(DraughtsBoard board) {
        return evaluates ? OptionalDouble.of(board.evaluation()) : OptionalDouble.empty();
    }
}
