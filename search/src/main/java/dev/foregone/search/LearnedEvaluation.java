package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Bundled;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Game;
import dev.foregone.spi.Odds;
import dev.foregone.spi.Rules;
import dev.foregone.weights.PatternSum;
import dev.foregone.weights.Weights;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
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
        Rules<S, M> rules = view.rules();
        int cells = rules.cells(rules.pack(state), new byte[Cells.MOST]);
        String game = view.game().id();
        List<Weights> all = options.weights()
                .filter(given -> given.isNone() || given.header().game().equals(game))
                .map(List::of)
                .orElseGet(() -> bundled(view.game(), cells));
        return options.withWeights(all.stream()
                .filter(weights -> cells > 0 && weights.patterns().cells() == cells)
                .findFirst()
                .orElse(Weights.none()));
    }

    private static List<Weights> bundled(Game<?, ?> game, int cells) {
        return cells > 0 && game instanceof Bundled brings
                ? brings.weights().stream().map(LearnedEvaluation::read).toList()
                : List.of();
    }

    private static Weights read(URL resource) {
        try {
            return Weights.read(resource);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable); // the game is blamed for what it brings along
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
