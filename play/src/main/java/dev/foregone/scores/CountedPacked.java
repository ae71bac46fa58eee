package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.ScoredRules;

/** The rules over packed positions, which leave the highest bit free. */
record CountedPacked<S extends GameState<S, M>, M extends Move>(
        CountedGame<S, M> game, PackedRules<S, M> rules, ScoredRules scores)
        implements CountedRules<S, M>, PackedRules<Counted<S, M>, Move> {

    /** Finished positions with different scores may share their representative. */
    @Override
    public long canonical(long position) {
        return isOver(position) ? position : rules.canonical(position);
    }

    /** Where scores are known before the end, the moves that make most points at once come first. */
    @Override
    public boolean ranksCandidates() {
        return rules instanceof ScoredRules;
    }

    @Override
    public int candidates(long position, int[] into, int from) {
        int count = legalMoves(position, into, from);
        if (ranksCandidates() && !isOver(position)) {
            ScoredRules.sort(rules, scores, position, into, from, count);
        }
        return count;
    }
}
