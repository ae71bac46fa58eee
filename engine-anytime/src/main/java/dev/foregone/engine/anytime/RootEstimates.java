package dev.foregone.engine.anytime;

import dev.foregone.search.RootMoves;
import java.util.Arrays;

/**
 * The estimates of the moves of a position as they are advised. Null windows say of most moves only that they are no better than the
 * best: these count as not compared, until a less deep search has told them apart. For one thread.
 */
final class RootEstimates {

    /** What is not known to be better than the best is less promising by this much. */
    static final double LESS = 1e-6;

    /** The move is not told apart from the best. */
    private static final double SAME = 0;

    private final double[] estimates;

    /** Whether a move's estimate is not only an upper bound. */
    private final boolean[] isExact;

    /** How much worse than the reference a less deep search makes a move. */
    private final double[] worse;

    /** The move that was the best when moves were told apart, and its estimate since. */
    private int reference;

    private double ofReference;

    RootEstimates(int moves) {
        this.estimates = new double[moves];
        this.isExact = new boolean[moves];
        this.worse = new double[moves];
        Arrays.fill(estimates, -1);
    }

    /** A move is the best, and estimated. */
    void exactly(RootMoves its, int index, double estimate) {
        ofReference = index == reference ? estimate : ofReference;
        worse[index] = SAME;
        isExact[index] = true;
        advise(its, index, estimate);
    }

    /** All that is known of a move is that it is no better than this. */
    void atMost(RootMoves its, int index, double most) {
        isExact[index] = false;
        advise(its, index, most);
    }

    /** A move that was estimated at less depth seems no better than this. */
    void capped(RootMoves its, int index, double estimate, double most) {
        isExact[index] &= estimate <= most;
        advise(its, index, Math.min(estimate, most));
    }

    /** Moves are told apart from this one. */
    void tellApartFrom(int index, double estimate) {
        reference = index;
        ofReference = estimate;
    }

    /** A less deep search makes a move so much worse than that from which it is told apart. */
    void worse(RootMoves its, int index, double by) {
        worse[index] = by;
        advise(its, index, estimates[index]);
    }

    /** A less deep search finds a move as good as the best. */
    void same(RootMoves its, int index) {
        worse(its, index, SAME);
    }

    private void advise(RootMoves its, int index, double estimate) {
        estimates[index] = Math.max(-1, estimate);
        if (worse[index] > SAME) {
            its.estimate(index, Math.max(-1, Math.min(estimates[index], ofReference - worse[index])));
        } else if (isExact[index]) {
            its.estimate(index, estimates[index]);
        } else {
            its.noBetterThan(index, estimates[index]);
        }
    }
}
