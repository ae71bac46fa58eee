package dev.foregone.tablebase.report;

import dev.foregone.api.Outcome;

/**
 * A position with its outcome.
 *
 * @param <S> the type of the game's states
 * @param state the position
 * @param outcome its outcome
 */
public record SolvedPosition<S>(S state, Outcome outcome) {}
