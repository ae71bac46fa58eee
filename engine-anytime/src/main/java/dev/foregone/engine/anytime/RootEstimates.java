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
    private static final double SAME = 1;

    private final double[] estimates;

    /** Whether a move's estimate is not only an upper bound. */
    private final boolean[] isExact;

    /** What a less deep search makes of the moves that are not the best. */
    private final double[] apart;

    RootEstimates(int moves) {
        this.estimates = new double[moves];
        this.isExact = new boolean[moves];
        this.apart = new double[moves];
        Arrays.fill(estimates, -1);
        Arrays.fill(apart, SAME);
    }

    /** A move is estimated. */
    void exactly(RootMoves its, int index, double estimate) {
        apart[index] = SAME;
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

    /** A less deep search makes this of a move that is not the best. */
    void apart(RootMoves its, int index, double estimate) {
        apart[index] = Math.max(-1, estimate);
        advise(its, index, estimates[index]);
    }

    /** A less deep search finds a move as good as the best. */
    void same(RootMoves its, int index) {
        apart(its, index, SAME);
    }

    private void advise(RootMoves its, int index, double estimate) {
        estimates[index] = Math.max(-1, estimate);
        if (isExact[index] || apart[index] < SAME) {
            its.estimate(index, Math.min(estimates[index], apart[index]));
        } else {
            its.noBetterThan(index, estimates[index]);
        }
    }
}
