package dev.foregone.engine.minimax;

import dev.foregone.search.DepthFirstEngine;
import dev.foregone.search.Search;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Game;

/**
 * {@code alpha-beta}: depth-first search that prunes what cannot change the answer. At best it visits about the square
 * root of the positions that {@code minimax} does; memory is proportional to the length of the longest line. Use {@code
 * memo} where different orders of the same moves lead to the same position.
 */
public final class AlphaBetaEngine extends DepthFirstEngine {

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

    /** Where lines of play need not end, it is chosen after all others. */
    @Override
    public int preference(Game<?, ?> game) {
        return isCyclic(game) ? 10 : 50;
    }

    @Override
    protected Search open(SearchContext context) {
        return new AlphaBetaSearch(context);
    }
}
