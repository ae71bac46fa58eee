package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.cells.Boards;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Bundled;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Game;
import dev.foregone.spi.Odds;
import dev.foregone.spi.Rules;
import dev.foregone.weights.PatternSum;
import dev.foregone.weights.Weights;
import java.util.function.LongToDoubleFunction;

/** Estimates by learned weights, and by the game's own evaluation as far as it is one of them. For one thread. */
final class LearnedEvaluation implements LongToDoubleFunction {

    private final Rules<?, ?> rules;
    private final PatternSum sum;
    private final LongToDoubleFunction own;
    private final int ownPercent;
    private final int count;
    private final byte[] cells = new byte[Cells.MOST];

    LearnedEvaluation(Rules<?, ?> rules, Weights weights) {
        this.rules = rules;
        this.sum = weights.sum();
        this.count = weights.patterns().cells();
        this.ownPercent = weights.ownPercent();
        this.own = rules.evaluation().orElse(position -> 0);
    }

    /** The options with the weights that estimate positions from a state on: those given, or brought along, if they are of its board. */
    static <S extends GameState<S, M>, M extends Move> SolverOptions choose(
            SolverOptions options, GameView<S, M> view, S state) {
        return options.withWeights(
                new Boards<>(view.game()).weights(options.weights(), state).orElse(Weights.none()));
    }

    /** Reads and expands what the first question would, so that none of its time goes there; what fails here fails there again. */
    static <S extends GameState<S, M>, M extends Move> void prepare(SolverOptions options, Game<S, M> game) {
        if (options.weights().isPresent() || game instanceof Bundled) {
            try {
                new Boards<>(game)
                        .weights(options.weights(), game.initialState())
                        .ifPresent(Weights::sum);
            } catch (Throwable reportedThen) { // a game may throw what it does not declare
                return;
            }
        }
    }

    @Override
    public double applyAsDouble(long position) {
        if (rules.cells(position, cells) != count) {
            return own.applyAsDouble(position); // of another board
        }
        boolean isFirst = rules.isFirstToMove(position);
        int ofFirst = sum.of(cells, isFirst);
        int ofMover = isFirst ? ofFirst : -ofFirst;
        return Odds.expected(
                ownPercent == 0 ? ofMover : ofMover + ownPercent * Odds.of(own.applyAsDouble(position)) / 100);
    }
}
