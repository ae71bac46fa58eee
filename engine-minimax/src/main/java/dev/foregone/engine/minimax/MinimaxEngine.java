package dev.foregone.engine.minimax;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.DepthFirst;
import dev.foregone.search.SearchSolver;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Solver;
import dev.foregone.spi.Support;

/**
 * {@code minimax}: exhaustive search of the whole game tree. Time is proportional to the number of lines of play,
 * memory to the length of the longest. It is the engine to read, and to check others against; use {@code alpha-beta}
 * for answers.
 */
public final class MinimaxEngine implements Engine {

    /** Called by the registry. */
    public MinimaxEngine() {}

    @Override
    public String id() {
        return "minimax";
    }

    @Override
    public String description() {
        return "exhaustive and textbook-plain; visits the whole game tree";
    }

    @Override
    public int preference(Game<?, ?> game) {
        return 10;
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return DepthFirst.supports(game);
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        DepthFirst.require(id(), game);
        return new SearchSolver<>(game, options, MinimaxSearch::new);
    }
}
