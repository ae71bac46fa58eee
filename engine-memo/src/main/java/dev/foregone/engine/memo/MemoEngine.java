package dev.foregone.engine.memo;

import dev.foregone.search.DepthFirstEngine;
import dev.foregone.search.Search;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.MemoSearch;
import dev.foregone.spi.Game;

/**
 * {@code memo}: pruned search with a transposition table of limited size. It is the engine for games in which different
 * orders of the same moves lead to the same position. Earlier questions of a session speed up later ones.
 */
public final class MemoEngine extends DepthFirstEngine {

    /** Called by the registry. */
    public MemoEngine() {}

    @Override
    public String id() {
        return "memo";
    }

    @Override
    public String description() {
        return "pruned search that remembers what it has proved; the best choice for most games";
    }

    /** Where lines of play need not end, an engine that proves endless draws comes first. */
    @Override
    public int preference(Game<?, ?> game) {
        return isCyclic(game) ? 40 : 90;
    }

    @Override
    protected Search open(SearchContext context) {
        return MemoSearch.of(context);
    }
}
