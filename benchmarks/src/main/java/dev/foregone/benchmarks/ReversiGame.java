package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.ReversiBoard;
import dev.foregone.board.BoardGame;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reversi through the bridge from mutable boards. */
final class ReversiGame extends BoardGame<ReversiBoard, Integer> {

    private final boolean takesBack;
    private final boolean evaluates;

    /** Either takes moves back, or leaves the bridge to copy the board; and says who stands better, or not. */
    ReversiGame(boolean takesBack, boolean evaluates) {
        super("reversi", ReversiBoard::new);
        this.takesBack = takesBack;
        this.evaluates = evaluates;
    }

    @Override
    protected ReversiBoard copy(ReversiBoard board) {
        return new ReversiBoard(board);
    }

    @Override
    protected List<Integer> moves(ReversiBoard board) {
        return board.moves();
    }

    @Override
    protected void make(ReversiBoard board, Integer move) {
        board.make(move);
    }

    @Override
    protected boolean undo(ReversiBoard board, Integer move) {
        if (takesBack) {
            board.undo();
        }
        return takesBack;
    }

    @Override
    protected Result result(ReversiBoard board) {
        if (!board.isOver()) {
            return Result.ONGOING;
        }
        int lead = board.lead();
        return lead == 0 ? Result.DRAW : lead > 0 ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    @Override
    protected Object key(ReversiBoard board) {
        return board.toString();
    }

    @Override
    protected Optional<Player> toMove(ReversiBoard board) {
        return Optional.of(board.turn() == 1 ? Player.FIRST : Player.SECOND);
    }

    @Override
    protected OptionalDouble evaluation(ReversiBoard board) {
        return evaluates ? OptionalDouble.of(board.evaluation()) : OptionalDouble.empty();
    }
}
