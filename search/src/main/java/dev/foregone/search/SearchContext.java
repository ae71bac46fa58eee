package dev.foregone.search;

import dev.foregone.api.SolverOptions;

/**
 * The context that a search works in. It belongs to one thread.
 *
 * @param view the game
 * @param budget counts positions, and has the limits
 * @param options the options of the session
 */
public record SearchContext(GameView<?, ?> view, SearchBudget budget, SolverOptions options) {

    /**
     * The same context with another share of the memory, for a search that works beside others.
     *
     * @param bytes the most memory
     * @return a copy
     */
    public SearchContext withMemoryBytes(long bytes) {
        return new SearchContext(view, budget, options.withMemoryBytes(bytes));
    }
}
