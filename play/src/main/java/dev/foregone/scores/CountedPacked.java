package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
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
        if (count > 1 && ranksCandidates()) {
            for (int next = 1; next < count; next++) {
                bringForward(position, into, from, from + next);
            }
        }
        return count;
    }

    /** Inserts a move into its place among the sorted ones before it. */
    private void bringForward(long position, int[] moves, int from, int index) {
        int move = moves[index];
        int promise = promise(position, move);
        int place = index;
        for (; place > from && promise(position, moves[place - 1]) < promise; place--) {
            moves[place] = moves[place - 1];
        }
        moves[place] = move;
    }

    /** Twice the middle of what is possible after a move, and a little more where another move follows. */
    private int promise(long position, int move) {
        long after = scores.scoreBounds(rules.play(position, move));
        int points = Score.atLeast(after) + Score.atMost(after);
        return movesAgain(position, move) ? points + 1 : -points;
    }
}
