package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.AmazonsBoard;
import dev.foregone.benchmarks.yardstick.BreakthroughBoard;
import dev.foregone.benchmarks.yardstick.DraughtsBoard;
import dev.foregone.benchmarks.yardstick.HexBoard;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.benchmarks.yardstick.MorrisBoard;
import dev.foregone.benchmarks.yardstick.ReversiBoard;
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
    private final boolean takesBack;
    private final boolean evaluates;

    private MatchGame(String id, Supplier<B> start, boolean cyclic, boolean takesBack, boolean evaluates) {
        super(id, start);
        this.cyclic = cyclic;
        this.takesBack = takesBack;
        this.evaluates = evaluates;
    }

    /** Reversi: it either takes moves back, or leaves the bridge to copy the board; and says who stands better, or not. */
    static MatchGame<ReversiBoard> reversi(boolean takesBack, boolean evaluates) {
        return new MatchGame<>("reversi", ReversiBoard::new, false, takesBack, evaluates);
    }

    /** Breakthrough: it says who stands better, or not. */
    static MatchGame<BreakthroughBoard> breakthrough(int size, boolean evaluates) {
        return new MatchGame<>("breakthrough" + size, () -> new BreakthroughBoard(size, size), false, true, evaluates);
    }

    /** Amazons: it says who stands better, or not. */
    static MatchGame<AmazonsBoard> amazons(int size, boolean evaluates) {
        return new MatchGame<>("amazons" + size, () -> new AmazonsBoard(size, size), false, true, evaluates);
    }

    /** Hex, with nothing but rules. */
    static MatchGame<HexBoard> hex() {
        return new MatchGame<>("hex7", HexBoard::new, false, true, false);
    }

    /** English draughts, a game with cycles and with moves in a row: it says who stands better, or not. */
    static MatchGame<DraughtsBoard> draughts(boolean evaluates) {
        return new MatchGame<>("draughts", DraughtsBoard::new, true, true, evaluates);
    }

    /** Nine Men's Morris, a game with cycles: it says who stands better, or not. */
    static MatchGame<MorrisBoard> morris(boolean evaluates) {
        return new MatchGame<>("nine-mens-morris", MorrisBoard::new, true, true, evaluates);
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
        if (takesBack) {
            board.undo();
        }
        return takesBack;
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
