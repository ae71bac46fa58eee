package dev.foregone.engine.anytime;

import dev.foregone.search.PruningScore;
import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchBudget;
import dev.foregone.spi.Score;
import java.util.stream.IntStream;

/**
 * Iterative deepening: a {@linkplain DepthSearch search} of more and more plies of each move of the root. A win that it finds is a
 * proof, and so is a loss by all moves: these it records as proved. For one thread at a time.
 */
final class DeepeningSearch {

    /** Moves are told apart this many plies less deep: found by measurement. */
    private static final int SHALLOWER = 5;

    /** A depth that was begun may take this many times the positions of a turn: what is cut off has to be searched again. */
    private static final int OVERRUN = 4;

    /** A move that falls short of the usual by this much is worse than it seemed; moves not searched yet need not be. */
    private static final double REFUTED = 0.1;

    /** What a line may take that is searched again: this many positions, and this part of what its first move took. */
    private static final long FEW = 64;

    private static final int TRACED = 4;

    /** Less than any number. */
    private static final int NONE = Score.WORST - 1;

    private DepthSearch below;
    private SearchBudget budget;

    private long root;
    private int depth;

    /** The best move of the last depth. */
    private int first;

    /** The best estimate two depths ago, made where the same player is to move. */
    private double usual;

    /** The best estimate of the last depth. */
    private double usualOther;

    private double[] estimates = {};
    private RootEstimates advised = new RootEstimates(0);

    DeepeningSearch(DepthSearch below) {
        this.below = below;
        this.budget = below.budget();
    }

    /** Searches by these means, and from this number of the root, from now on. */
    void by(DepthSearch its, long itsRoot) {
        below = its;
        budget = its.budget();
        root = itsRoot;
    }

    /** Begins a new position. */
    void begin(RootMoves its) {
        depth = 1;
        usual = -1;
        usualOther = -1;
        estimates = new double[its.count()];
        advised = new RootEstimates(its.count());
    }

    /** Searches deeper, for this many positions. */
    void improve(RootMoves its, long positions) {
        long until = budget.spent() + positions;
        budget.within((below.judges() ? OVERRUN : 1) * positions, () -> {
            while (depth <= DepthSearch.DEEPEST && budget.spent() < until) {
                int best = iterate(its);
                usual = usualOther;
                usualOther = Estimate.expected(best);
                tellApart(its, best);
                depth++;
            }
        });
    }

    /**
     * Null windows say of most moves only that they are no better than the best: how much worse they are, a less deep search of both
     * tells, unless they are no worse there.
     */
    private void tellApart(RootMoves its, int best) {
        if (Estimate.isWin(best) || Estimate.isLoss(best)) {
            return;
        }
        int plies = Math.max(1, depth - SHALLOWER);
        int most = search(its, first, NONE, Score.BEST + 1, plies);
        advised.tellApartFrom(first, Estimate.expected(best));
        for (int index = 0; index < its.count(); index++) {
            if (index != first) {
                tellApart(its, index, most, plies);
            }
        }
    }

    private void tellApart(RootMoves its, int index, int most, int plies) {
        int number = search(its, index, NONE, most, plies);
        if (number >= most) {
            advised.same(its, index);
        } else {
            double less = Estimate.expected(most) - Estimate.expected(number);
            advised.worse(its, index, less + RootEstimates.LESS);
        }
    }

    /** Searches every move that may still be the best, the most promising first; returns the best number. */
    private int iterate(RootMoves its) {
        below.enter(root);
        int[] likely = likeliestFirst();
        int best = NONE;
        for (int place = 0; place < likely.length; place++) {
            int index = likely[place];
            long before = budget.spent();
            int number = number(its, index, best);
            double estimate = Estimate.expected(number);
            if (number > best) {
                best = number;
                estimates[index] = estimate;
                advised.exactly(its, index, estimate);
                first = index;
                demote(its, likely, place + 1, best);
                expect(its, index, best, budget.spent() - before);
            } else if (!Estimate.isWin(best)) {
                estimates[index] = Math.min(estimate, Estimate.expected(best) - RootEstimates.LESS);
                advised.atMost(its, index, estimates[index]);
            }
        }
        return best;
    }

    /**
     * The moves that come later are, as far as is known, no better than the best so far; but that this wins does not say that they
     * nearly do, nor that it loses, or is refuted now, that they do.
     */
    private void demote(RootMoves its, int[] likely, int from, int best) {
        boolean isFirst = depth == 1; // nothing is known of the others
        if (isFirst || Estimate.isWin(best) || Estimate.isLoss(best) || Estimate.expected(best) < usual - REFUTED) {
            return;
        }
        for (int place = from; place < likely.length; place++) {
            int index = likely[place];
            advised.capped(its, index, estimates[index], Estimate.expected(best) - RootEstimates.LESS);
        }
    }

    /**
     * Null windows and what the table remembers cut lines short: so that of a move which is the best so far is searched once more,
     * without that, unless it takes too long.
     */
    private void expect(RootMoves its, int index, int number, long positions) {
        PrincipalVariation expected = below.expected();
        expected.begin(0, its.move(index));
        if (expected.moves().length >= its.expected(index)) {
            its.expect(index, expected.moves());
        }
        if (Estimate.isWin(number) || Estimate.isLoss(number)) {
            return;
        }
        below.trace(true);
        try {
            if (budget.within(FEW + positions / TRACED, () -> search(its, index, NONE, Score.BEST + 1, depth))) {
                expected.begin(0, its.move(index));
                its.expect(index, expected.moves());
            }
        } finally {
            below.trace(false);
        }
    }

    private int[] likeliestFirst() {
        return IntStream.range(0, estimates.length)
                .boxed()
                .sorted((one, other) -> Double.compare(estimates[other], estimates[one]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The number of a move: exact if it is above the best so far, otherwise an upper bound. */
    private int number(RootMoves its, int index, int best) {
        if (best > NONE) { // a null window first: most moves are not better
            int number = search(its, index, best, best + 1, depth);
            if (number <= best) {
                return number;
            }
        }
        return search(its, index, best, Score.BEST + 1, depth);
    }

    private int search(RootMoves its, int index, int alpha, int beta, int plies) {
        below.expected().clear(1);
        boolean again = its.movesAgain(index);
        int atLeast = its.atLeast(index);
        int atMost = its.atMost(index);
        if (atLeast == atMost || Estimate.isWin(atLeast) || Estimate.isLoss(atMost)) {
            return PruningScore.backedUp(Estimate.isLoss(atMost) ? atMost : atLeast, again);
        }
        int low = PruningScore.alphaBelow(alpha, beta, again);
        int high = PruningScore.betaBelow(alpha, beta, again);
        int number = below.search(below.play(root, its.move(index)), low, high, plies - 1, its.count());
        if (Estimate.isWin(number) && number > low) {
            its.atLeast(index, number);
        }
        if (Estimate.isLoss(number) && number < high) {
            its.atMost(index, number);
        }
        return PruningScore.backedUp(Math.max(atLeast, Math.min(atMost, number)), again);
    }
}
