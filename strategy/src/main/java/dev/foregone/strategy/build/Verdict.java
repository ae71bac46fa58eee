package dev.foregone.strategy.build;

/**
 * What a search says of a position.
 *
 * @param proved whether the claim holds
 * @param refuted whether it does not
 * @param plies the plies of the outcome, if they were asked for; {@link Node#NO_PLIES} otherwise
 * @param visited how many positions it visited
 */
record Verdict(boolean proved, boolean refuted, int plies, long visited) {}
