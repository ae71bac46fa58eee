package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.board.BoardGame;
import dev.foregone.board.BoardState;
import dev.foregone.diagram.Diagram;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/** A game on a mutable board through the bridge. */
final class MatchGame<B extends MatchBoard<B>> extends BoardGame<B, Integer> {

    private final boolean cyclic;
    private final boolean evaluates;

    /**
     * A game.
     *
     * @param start makes the board that it begins with
     * @param cyclic whether positions may repeat
     * @param evaluates whether it says who stands better
     */
    MatchGame(String id, Supplier<B> start, boolean cyclic, boolean evaluates) {
        super(id, start);
        this.cyclic = cyclic;
        this.evaluates = evaluates;
    }

    @Override
    public boolean cyclic() {
        return cyclic;
    }

    @Override
    protected B copy(B board) {
        return board.copy();
    }

    @Override
    protected List<Integer> moves(B board) {
        return board.moves();
    }

    @Override
    protected void make(B board, Integer move) {
        board.make(move);
    }

    @Override
    protected boolean undo(B board, Integer move) {
        board.undo();
        return true;
    }

    @Override
    protected Result result(B board) {
        if (!board.isOver()) {
            return Result.ONGOING;
        }
        int result = board.result();
        return result == 0 ? Result.DRAW : result > 0 ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    @Override
    protected Object key(B board) {
        return board.toString();
    }

    @Override
    protected Optional<Player> toMove(B board) {
        return Optional.of(board.isFirstToMove() ? Player.FIRST : Player.SECOND);
    }

    @Override
    protected String notation(B board, Integer move) {
        return board.notation(move);
    }

    @Override
    protected OptionalDouble evaluation(B board) {
        return evaluates ? OptionalDouble.of(board.evaluation()) : OptionalDouble.empty();
    }

    @Override
    protected int cells(B board, byte[] into) {
        return board.cells(into);
    }

    @Override
    public Optional<Diagram> diagram(BoardState<B> state) {
        return state.board().diagram();
    }
}
