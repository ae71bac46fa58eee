package dev.foregone.search;

import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Improves what is known of the moves of a position until the best is proved, or a limit is hit. In turns that become longer, a
 * {@link Chooser} estimates the moves, and each move that may still be the best is searched, the likeliest first and most: for its
 * value, and if no other move can have a better value, for its plies. Where moves are estimated and the end of the game is {@linkplain
 * RootMoves#isNearEnd near}, the value of the position itself is searched for first, which takes less than those of its moves, and
 * leaves in the search's memory which of them have it. What a search has proved is kept; what it has learned without proving, as far
 * as it remembers. For one question.
 */
final class Adviser {

    /** The positions that are visited for a move in the first turn. */
    private static final long FIRST_TURN = 64;

    /** So many times as many are visited for the likeliest move, and half as many for each after it: found by measurement. */
    private static final long LIKELIEST = 4;

    /** For each position that the chooser is asked for, so many are visited for the value of the root itself: found by measurement. */
    private static final long ITSELF = 4;

    private final RootMoves root;
    private final Search search;
    private final SearchBudget budget;

    /** The moves of which the search proves no more. */
    private final BitSet exhausted = new BitSet();

    private final ProvenBounds itself = new ProvenBounds(true);

    /** Whether the search may prove more of the value of the position itself. */
    private boolean isValueOpen = true;

    Adviser(RootMoves root, Search search, SearchBudget budget) {
        this.root = root;
        this.search = search;
        this.budget = budget;
    }

    void improve() {
        try {
            for (long turn = FIRST_TURN; isOpen(); turn += turn) {
                estimate(turn * root.count());
                if (isValueOpen && search.chooser().isPresent() && root.isNearEnd()) {
                    proveValue(ITSELF * turn * root.count());
                } else {
                    prove(turn);
                }
            }
            budget.progress().end();
        } catch (SearchStop stop) {
            return; // what is known by now is in the moves
        }
    }

    /** Whether more can be learned about which move is the best. */
    private boolean isOpen() {
        Outcome best = best();
        return moves().anyMatch(move -> isAbove(root.bounds(move).atMost(), best, false) && !exhausted.get(move));
    }

    private void estimate(long positions) {
        search.chooser().ifPresent(chooser -> chooser.improve(root, positions));
    }

    private void proveValue(long positions) {
        try {
            isValueOpen = !budget.within(positions, () -> search.prove(root.position(), itself));
        } catch (FarEnough end) {
            isValueOpen = false;
        }
    }

    private void prove(long positions) {
        boolean value =
                moves().anyMatch(move -> isAbove(root.bounds(move).atMost(), best(), true) && !exhausted.get(move));
        long share = LIKELIEST * positions;
        for (int move : root.likeliestFirst()) {
            if (isAbove(root.bounds(move).atMost(), best(), value) && !exhausted.get(move)) {
                prove(move, value, Math.max(positions, share));
                share /= 2;
            }
        }
    }

    private void prove(int move, boolean valueOnly, long positions) {
        ProvenBounds proven = root.proven(move);
        want(move, valueOnly, proven);
        try {
            budget.within(positions, () -> search.prove(root.play(move), proven));
        } catch (FarEnough end) {
            exhausted.set(move);
        }
    }

    /** How much a move is worse than the best known one does not matter. */
    private void want(int move, boolean valueOnly, ProvenBounds proven) {
        int best = PruningScore.of(Score.of(best()));
        boolean isEnough = Score.isDraw(best) ? valueOnly : Score.isWin(best);
        int enough = PruningScore.below(best, root.movesAgain(move));
        proven.want(
                valueOnly,
                isEnough && !root.movesAgain(move) ? enough : Score.BEST + 1,
                isEnough && root.movesAgain(move) ? enough : Score.WORST - 1);
    }

    /** Whether an outcome is better than another, in its value or at all. */
    private static boolean isAbove(Outcome outcome, Outcome other, boolean inValue) {
        return inValue ? outcome.value().compareTo(other.value()) > 0 : outcome.compareTo(other) > 0;
    }

    /** The best outcome that is proved of any move. */
    private Outcome best() {
        return moves().mapToObj(move -> root.bounds(move).atLeast())
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    private IntStream moves() {
        return IntStream.range(0, root.count());
    }
}
