package dev.foregone.engine.minimax;

import dev.foregone.search.DepthFirstEngine;
import dev.foregone.search.Search;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;

/**
 * {@code minimax}: exhaustive search of the whole game tree. Time is proportional to the number of lines of play,
 * memory to the length of the longest. It serves for reading and for checking other engines; use {@code alpha-beta} for
 * answers.
 */
public final class MinimaxEngine extends DepthFirstEngine {

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
        return isCyclic(game)
                ? Support.no(
                        "its lines of play can come back to the same position, and this engine would follow them forever")
                : Support.yes();
    }

    @Override
    protected Search open(SearchContext context) {
        return new MinimaxSearch(context);
    }
}
