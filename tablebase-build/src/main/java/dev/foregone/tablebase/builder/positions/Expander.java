package dev.foregone.tablebase.builder.positions;

import dev.foregone.numbering.LegalMoves;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.keys.KeyRules;
import java.util.function.LongConsumer;

/** Plays every move of a position. For one thread. */
public final class Expander {

    private final KeyRules keyRules;
    private final PackedRules<?, ?> rules;
    private int[] moves = {};

    /** An expander. */
    public Expander(KeyRules keyRules) {
        this.keyRules = keyRules;
        this.rules = keyRules.rules();
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
            children.accept(keyRules.child(position, moves[i]));
        }
    }
}
