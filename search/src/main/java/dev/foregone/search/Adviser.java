package dev.foregone.search;

import dev.foregone.api.Outcome;
import dev.foregone.search.stop.LineLimit;
import dev.foregone.search.stop.PositionStop;
import dev.foregone.search.stop.SearchStop;
import dev.foregone.spi.Score;
import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Improves what is known of the moves of a position until the best is proved, or a limit is hit. In turns that become longer, a
 * {@link Chooser} estimates the moves, and each move that may still be the best is searched, the likeliest first and most: for its
 * value, and if no other move can have a better value, for its plies. Where moves are estimated and the end of the game is {@linkplain
 * RootMoves#isNearEnd near}, most of the time goes into proofs, and up to half of that into the value of the position itself: it takes
 * less than those of its moves, bounds them all, and leaves in the search's memory which of them have it. What a search has proved
 * is kept; what it has learned without proving, as far as it remembers. For one question.
 */
final class Adviser {

    /** The positions that are visited for a move in the first turn. */
    private static final long FIRST_TURN = 64;

    /** This many times as many are visited for the likeliest move, and half as many for each after it: found by measurement. */
    private static final long LIKELIEST = 4;

    /** Where the end is near, this many times as many positions are visited in a turn: found by measurement. */
    private static final long NEAR_END = 16;

    /** This many positions may be visited for what the search remembers: it looks at all moves before it looks that up. */
    private static final long REMEMBERED = 512;

    private final RootMoves root;
    private final Search search;
    private final SearchBudget budget;

    /** The moves of which the search proves no more. */
    private final BitSet exhausted = new BitSet();

    private final ProvenBounds itself = new ProvenBounds(true);

    /** The search proves no more, for now, of whether the position is won. */
    private boolean isWinFarOff;

    /** The search proves no more, for now, of whether the position is lost. */
    private boolean isLossFarOff;

    /** The search proves no more of some move because lines are too long to be followed. */
    private boolean isCutOff;

    Adviser(RootMoves root, Search search, SearchBudget budget) {
        this.root = root;
        this.search = search;
        this.budget = budget;
    }

    void improve() {
        try {
            long turn = FIRST_TURN;
            for (; isOpen(); turn += turn) {
                estimate(turn * root.count());
                if (search.chooser().isPresent() && root.isNearEnd()) {
                    proveValue(NEAR_END * turn * root.count());
                    prove(NEAR_END * turn);
                } else {
                    prove(turn);
                }
            }
            estimateOn(turn);
            budget.progress().end();
        } catch (SearchStop stop) {
            return; // what is known by now is in the moves
        }
    }

    /** Whether more can be learned about which move is the best. */
    private boolean isOpen() {
        Outcome best = best();
        return moves().anyMatch(move -> isOpen(move, false, best));
    }

    /** Where lines are too long for proofs, the limits leave time for estimates. */
    private void estimateOn(long turn) {
        long before = -1;
        for (long next = turn; isCutOff && budget.isLimited() && before < budget.spent(); next += next) {
            before = budget.spent();
            estimate(next * root.count());
        }
    }

    private void estimate(long positions) {
        search.chooser().ifPresent(chooser -> chooser.improve(root, positions));
    }

    /** Whether the position is won may be much harder to answer than whether it is lost, or easier: each gets half. */
    private void proveValue(long positions) {
        boolean mayWin = Score.isWin(itself.atMost()) && !isWinFarOff;
        boolean mayLose = Score.isLoss(itself.atLeast()) && !isLossFarOff;
        long share = mayWin && mayLose ? positions / 2 : positions;
        if (mayWin) {
            isWinFarOff = !proveValue(Score.BEST + 1, Score.DRAW, share);
        }
        if (mayLose) {
            isLossFarOff = !proveValue(Score.DRAW, Score.WORST - 1, share);
        }
    }

    /** Asks for the value of the position within bounds; returns whether the search may prove more. */
    private boolean proveValue(int highest, int lowest, long positions) {
        itself.want(true, highest, lowest);
        if (itself.suffice()) {
            return true;
        }
        boolean mayProveMore = prove(root.position(), itself, positions);
        tellMoves();
        return mayProveMore;
    }

    /** No move is better than the position, and the search remembers which is as good. */
    private void tellMoves() {
        int atLeast = PruningScore.of(itself.atLeast());
        int atMost = PruningScore.of(itself.atMost());
        for (int move : root.likeliestFirst()) {
            if (!Score.isWin(atMost)) {
                root.noBetter(move, atMost);
            }
            if (!Score.isLoss(atLeast)) {
                recall(move, atLeast);
            }
        }
    }

    /** Proves that a move has this pruning score or a better one, if the search remembers that. */
    private void recall(int move, int score) {
        boolean again = root.movesAgain(move);
        int enough = PruningScore.betaBelow(score - 1, score, again);
        int tooLittle = PruningScore.alphaBelow(score - 1, score, again);
        root.proven(move).want(true, enough, tooLittle);
        prove(root.play(move), root.proven(move), REMEMBERED);
    }

    private void prove(long positions) {
        Outcome proved = best();
        boolean value = moves().anyMatch(move -> isOpen(move, true, proved));
        Outcome best = proved;
        int worst = moves().map(root::worst).max().orElseThrow();
        long share = LIKELIEST * positions;
        for (int move : root.likeliestFirst()) {
            if (isOpen(move, value, best)) {
                want(move, value, worst);
                if (!prove(root.play(move), root.proven(move), Math.max(positions, share))) {
                    exhausted.set(move);
                }
                share /= 2;
                best = better(best, root.bounds(move).atLeast());
                worst = Math.max(worst, root.worst(move));
            }
        }
    }

    /** Proves what is wanted, or a part of that; returns whether the search may prove more. */
    private boolean prove(long position, ProvenBounds proven, long positions) {
        try {
            budget.within(positions, () -> search.prove(position, proven));
            return true;
        } catch (PositionStop end) {
            isCutOff |= end instanceof LineLimit;
            return false;
        }
    }

    /** How much a move is worse than the best known one, of which this pruning score is proved, does not matter. */
    private void want(int move, boolean valueOnly, int best) {
        boolean isEnough = Score.isDraw(best) ? valueOnly : Score.isWin(best);
        int enough = PruningScore.below(best, root.movesAgain(move));
        root.proven(move)
                .want(
                        valueOnly,
                        isEnough && !root.movesAgain(move) ? enough : Score.BEST + 1,
                        isEnough && root.movesAgain(move) ? enough : Score.WORST - 1);
    }

    /** Whether a move may be better than the best proved, in its value or at all, and the search may prove more of it. */
    private boolean isOpen(int move, boolean inValue, Outcome best) {
        Outcome most = root.bounds(move).atMost();
        return !exhausted.get(move) && (inValue ? most.value().compareTo(best.value()) : most.compareTo(best)) > 0;
    }

    /** The best outcome that is proved of any move. */
    private Outcome best() {
        return moves().mapToObj(move -> root.bounds(move).atLeast())
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Outcome better(Outcome one, Outcome other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private IntStream moves() {
        return IntStream.range(0, root.count());
    }
}
