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
 * {@code alpha-beta}: depth-first search that leaves out what cannot change the answer. At best it visits about the
 * square root of the positions that {@code minimax} does; memory is proportional to the length of the longest line. Use
 * {@code memo} where different orders of the same moves lead to the same position.
 */
public final class AlphaBetaEngine implements Engine {

    /** Called by the registry. */
    public AlphaBetaEngine() {}

    @Override
    public String id() {
        return "alpha-beta";
    }

    @Override
    public String description() {
        return "pruned search without memory; good where positions seldom come up twice";
    }

    @Override
    public int preference(Game<?, ?> game) {
        return 50;
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return DepthFirst.supports(game);
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        DepthFirst.require(id(), game);
        return new SearchSolver<>(
                game, options, (lane, effort) -> new AlphaBetaSearch(lane, effort, options.threads()));
    }
}
