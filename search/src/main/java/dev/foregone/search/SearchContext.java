package dev.foregone.search;

import dev.foregone.api.SolverOptions;

/**
 * The context that a search works in. It belongs to one thread.
 *
 * @param view the game
 * @param budget counts positions, and has the limits
 * @param options the options of the session
 */
public record SearchContext(GameView<?, ?> view, SearchBudget budget, SolverOptions options) {}
