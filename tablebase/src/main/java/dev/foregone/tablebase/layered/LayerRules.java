package dev.foregone.tablebase.layered;

import dev.foregone.spi.PackedRules;

/**
 * Rules by which every move leads from a layer to the next: the plies left at most drop by exactly one.
 *
 * @param rules the rules of the game
 * @param symmetry whether one position stands for all that are equivalent
 */
public record LayerRules(PackedRules<?, ?> rules, boolean symmetry) {

    /** The position after a move. */
    public long child(long position, int move) {
        long child = rules.play(position, move);
        return symmetry ? rules.canonical(child) : child;
    }

    /** Looks whether a position belongs to its layer: with all positions looked at, all moves are. */
    void check(long position, int layer) {
        int maxPlies = rules.maxPlies(position);
        if (maxPlies != layer) {
            throw new LayersDoNotHoldException(position, layer, maxPlies);
        }
    }

    /** How many bits children are expected to have; they may have more. */
    int expectedBits(long greatestParent) {
        int said = rules.positionBits();
        return said < Long.SIZE ? said : Math.min(Long.SIZE, Long.SIZE - Long.numberOfLeadingZeros(greatestParent) + 1);
    }
}
