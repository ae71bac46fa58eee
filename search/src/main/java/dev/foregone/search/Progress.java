package dev.foregone.search;

import dev.foregone.api.Bounds;
import dev.foregone.api.ProgressListener;
import dev.foregone.spi.ListenerFailure;

/**
 * How far a search has come, weighted by subtree: a position's share of the work is divided evenly among its moves,
 * down to a few plies below the root. What is reported never goes back, and is 1 only at the end. For one thread.
 */
public final class Progress {

    /** Deeper than this, a subtree is too small a share to speak of. */
    private static final int PLIES = 6;

    private static final double STEP = 0.001;

    private final ProgressListener listener;
    private final SearchBudget budget;
    private final double[] from = new double[PLIES + 1];
    private final double[] share = new double[PLIES + 1];
    private double nextPass;
    private double endOfPart;
    private double reported;

    Progress(ProgressListener listener, SearchBudget budget) {
        this.listener = listener;
        this.budget = budget;
    }

    void begin() {
        reported = 0;
        part(0, 1);
    }

    /** The work ahead is one of several equal parts of the question. */
    void part(int index, int count) {
        from[0] = (double) index / count;
        share[0] = 1.0 / count;
        nextPass = from[0];
        endOfPart = from[0] + share[0];
        report(from[0]);
    }

    /**
     * A search that goes over the same position several times, nobody knows how often, says so before each time: each
     * pass is taken for half of what is left. A search that goes over it once need not say anything.
     */
    public void nextPass() {
        from[0] = nextPass;
        share[0] = (endOfPart - nextPass) / 2;
        nextPass += share[0];
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

    /** The question is answered. */
    void end() {
        tell(1);
    }

    private void report(double fraction) {
        if (fraction >= reported + STEP && fraction < 1) {
            tell(fraction);
        }
    }

    private void tell(double fraction) {
        reported = fraction;
        ListenerFailure.guard(() -> listener.progressed(fraction, budget.ofThisQuestion()));
    }

    /** More is known of the position that was asked about. */
    void proved(ProvenBounds proven) {
        Bounds bounds = proven.bounds();
        ListenerFailure.guard(() -> listener.proved(bounds));
    }
}
