package dev.foregone.testkit;

import dev.foregone.board.BoardGame;
import dev.foregone.testkit.Tafl.Step;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** A hunt through the bridge, with an evaluation that a test chooses. */
final class TaflGame extends BoardGame<Tafl, Step> {

    private final ToDoubleFunction<Tafl> evaluation;

    TaflGame(ToDoubleFunction<Tafl> evaluation) {
        super("tafl", Tafl::new);
        this.evaluation = evaluation;
    }

    @Override
    protected Tafl copy(Tafl board) {
        return new Tafl(board);
    }

    @Override
    protected List<Step> moves(Tafl board) {
        return board.steps();
    }

    @Override
    protected void make(Tafl board, Step step) {
        board.make(step);
    }

    @Override
    protected Result result(Tafl board) {
        if (board.kingEscaped()) {
            return Result.SECOND_WINS;
        }
        if (board.men(Tafl.KING) == 0) {
            return Result.FIRST_WINS;
        }
        if (board.canStep()) {
            return Result.ONGOING;
        }
        return board.attackersMove ? Result.SECOND_WINS : Result.FIRST_WINS;
    }

    @Override
    protected Object key(Tafl board) {
        return board.toString();
    }

    @Override
    protected Optional<Player> toMove(Tafl board) {
        return Optional.of(board.attackersMove ? Player.FIRST : Player.SECOND);
    }

    @Override
    public boolean cyclic() {
        return true;
    }

    @Override
    public List<String> players() {
        return List.of("attackers", "defenders");
    }

    @Override
    protected OptionalDouble evaluation(Tafl board) {
        return OptionalDouble.of(evaluation.applyAsDouble(board));
    }
}
