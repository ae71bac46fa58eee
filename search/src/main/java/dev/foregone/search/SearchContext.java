package dev.foregone.search;

import dev.foregone.api.SolverOptions;

/**
 * What a search works with. It belongs to one thread.
 *
 * @param view the game
 * @param budget what to count positions with, and whose limits hold
 * @param options how to go about it
 */
public record SearchContext(GameView<?, ?> view, SearchBudget budget, SolverOptions options) {}
