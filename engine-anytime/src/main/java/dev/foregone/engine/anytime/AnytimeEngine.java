package dev.foregone.engine.anytime;

import dev.foregone.search.DepthFirstEngine;
import dev.foregone.search.Search;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Game;

/**
 * {@code anytime}: the engine for opponents, which have to move in time. It proves as {@code memo} does, with a part of its
 * memory, and when {@linkplain dev.foregone.api.Solver#advise advice} is wanted it also estimates the moves: by playouts, or by a
 * search some plies deep over an evaluation, whichever says more about the game at hand. For a question that is to be proved
 * however long it takes, {@code memo} is the better choice.
 */
public final class AnytimeEngine extends DepthFirstEngine {

    /** Called by the registry. */
    public AnytimeEngine() {}

    @Override
    public String id() {
        return "anytime";
    }

    @Override
    public String description() {
        return "always has a move: proves what it can in time, and estimates the rest";
    }

    @Override
    public int preference(Game<?, ?> game) {
        return isCyclic(game) ? 30 : 80;
    }

    @Override
    public int advicePreference(Game<?, ?> game) {
        return 100;
    }

    @Override
    protected Search open(SearchContext context) {
        return new AnytimeSearch(context);
    }
}
