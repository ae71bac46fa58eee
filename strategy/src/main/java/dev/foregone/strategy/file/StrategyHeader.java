package dev.foregone.strategy.file;

import dev.foregone.strategy.report.Claim;

/**
 * What a strategy's file says of itself.
 *
 * @param game the id of the game
 * @param root the root, in notation
 * @param claim what is proved
 * @param leaf how many positions a search may visit to prove a leaf; 0 if there are no leaves
 * @param symmetry whether one position stands for all that are equivalent
 * @param nodes how many unfinished positions are not leaves
 * @param leaves how many are
 * @param fingerprint a hash of what the rules say of all of them
 */
public record StrategyHeader(
        String game,
        String root,
        Claim claim,
        long leaf,
        boolean symmetry,
        long nodes,
        long leaves,
        long fingerprint) {}
