package dev.foregone.tablebase.positions;

import dev.foregone.spi.PackedRules;

/**
 * Packed rules, and which positions are the keys of a whole game: all, or with symmetry one for all that are equivalent.
 *
 * @param rules the rules of the game
 * @param symmetry whether one position stands for all that are equivalent
 */
public record KeyRules(PackedRules<?, ?> rules, boolean symmetry) {

    /** The key of a position. */
    public long key(long position) {
        return symmetry ? rules.canonical(position) : position;
    }

    /** The key of the position after a move. */
    public long child(long position, int move) {
        return key(rules.play(position, move));
    }
}
