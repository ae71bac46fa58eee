package dev.foregone.search;

import dev.foregone.api.ProgressListener;

/**
 * How far a search has come, weighted by subtree: a position's share of the work is divided evenly among its moves,
 * down to a few plies below the root. What is reported never goes back. For one thread.
 */
public final class Progress {

    /** Deeper than this, a subtree is too small a share to speak of. */
    private static final int PLIES = 6;

    private static final double STEP = 0.001;

    private final ProgressListener listener;
    private final Effort effort;
    private final double[] from = new double[PLIES + 1];
    private final double[] share = new double[PLIES + 1];
    private double reported;

    Progress(ProgressListener listener, Effort effort) {
        this.listener = listener;
        this.effort = effort;
    }

    void begin() {
        reported = 0;
        from[0] = 0;
        share[0] = 1;
    }

    /** The work ahead is one of several equal parts of the question. */
    void part(int index, int count) {
        share[0] = 1.0 / count;
        from[0] = index * share[0];
        report(from[0]);
    }

    /**
     * The search is about to go over the same position once more with another question, and nobody knows how often it
     * will: the next pass is half of what is left.
     */
    public void nextPass() {
        from[0] += share[0];
        share[0] = (1 - from[0]) / 2;
        report(from[0]);
    }

    /**
     * The search is about to enter a move of the position at the given ply.
     *
     * @param ply plies from the position that the question is about
     * @param index which move, from 0
     * @param count of how many
     */
    public void enter(int ply, int index, int count) {
        if (ply < PLIES) {
            share[ply + 1] = share[ply] / count;
            from[ply + 1] = from[ply] + index * share[ply + 1];
            report(from[ply + 1]);
        }
    }

    void end() {
        report(1);
    }

    private void report(double fraction) {
        if (fraction >= reported + STEP || (fraction >= 1 && reported < 1)) {
            reported = Math.min(1, fraction);
            listener.progressed(reported, effort.ofThisQuestion());
        }
    }
}
