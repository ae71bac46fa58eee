package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;

/** The fast view: a position is its own value. The current line is kept only while it might come back on itself. */
final class PackedView<S extends GameState<S, M>, M extends Move> extends GameView<S, M> {

    private final PackedRules<S, M> rules;
    private final long[] line = new long[MAX_LINE];
    private boolean mayRepeat;

    PackedView(Game<S, M> game, PackedRules<S, M> rules) {
        super(game);
        this.rules = rules;
    }

    @Override
    public PackedRules<S, M> rules() {
        return rules;
    }

    @Override
    public boolean isPacked() {
        return true;
    }

    @Override
    public void enter(long position, int ply) {
        if (ply == 0) {
            mayRepeat = rules.maxPlies(position) >= MAX_LINE;
        }
        if (mayRepeat) {
            follow(position, ply);
        }
    }

    @Override
    int kind(long position, int move) {
        return move;
    }

    @Override
    Object identity(long position, boolean symmetry) {
        return symmetry ? rules.canonical(position) : position;
    }

    private void follow(long position, int ply) {
        if (ply == MAX_LINE) {
            throw tooLong(position, ply);
        }
        for (int earlier = ply - 1; earlier >= 0; earlier--) {
            if (line[earlier] == position) {
                throw repeated(position, ply - earlier);
            }
        }
        line[ply] = position;
    }
}
