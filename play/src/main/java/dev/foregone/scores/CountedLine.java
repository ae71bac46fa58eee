package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.ScoredRules;

/** The rules over a line of play, where the game has such rules of its own. */
record CountedLine<S extends GameState<S, M>, M extends Move>(
        CountedGame<S, M> game, LineRules<S, M> rules, ScoredRules scores)
        implements CountedRules<S, M>, LineRules<Counted<S, M>, Move> {

    @Override
    public Object key(long position, boolean symmetry) {
        return position < 0 ? position : rules.key(position, symmetry);
    }

    @Override
    public int moveClass(long position, int move) {
        return position < 0 ? 0 : rules.moveClass(position, move);
    }
}
