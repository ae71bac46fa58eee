package dev.foregone.strategy.walk;

/**
 * A position of a strategy, up to symmetry, and whose turn it is: positions in which the players have equal chances need not say.
 *
 * @param key the position that stands for all that are equivalent
 * @param ours whether the strategy's side is to move
 */
public record Place(long key, boolean ours) {}
