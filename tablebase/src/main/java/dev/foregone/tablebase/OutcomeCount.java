package dev.foregone.tablebase;

import dev.foregone.api.Outcome;

/**
 * How many positions have an outcome.
 *
 * @param outcome the outcome, seen by the player to move
 * @param positions how many have it, 1 or more
 * @param example one of them, in notation
 */
public record OutcomeCount(Outcome outcome, long positions, String example) {}
