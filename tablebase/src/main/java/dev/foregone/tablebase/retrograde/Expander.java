package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.positions.LegalMoves;
import java.util.function.LongConsumer;

/** Plays every move of a position. For one thread. */
public final class Expander {

    private final PackedRules<?, ?> rules;
    private final boolean symmetry;
    private int[] moves = {};

    /** An expander; with symmetry, one position stands for all that are equivalent. */
    public Expander(PackedRules<?, ?> rules, boolean symmetry) {
        this.rules = rules;
        this.symmetry = symmetry;
    }

    /** Passes the position after each move to a consumer; a finished position has none. */
    public void expand(long position, LongConsumer children) {
        if (rules.terminal(position) != Score.ONGOING) {
            return;
        }
        if (moves.length < rules.maxMoves(position)) {
            moves = new int[rules.maxMoves(position)];
        }
        int count = LegalMoves.list(rules, position, moves);
        for (int i = 0; i < count; i++) {
            long child = rules.play(position, moves[i]);
            children.accept(symmetry ? rules.canonical(child) : child);
        }
    }
}
