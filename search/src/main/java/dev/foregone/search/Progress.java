package dev.foregone.search;

import dev.foregone.api.Bounds;
import dev.foregone.api.ProgressListener;
import dev.foregone.spi.ListenerFailure;

/**
 * The progress of a search, weighted by subtree: a position's share of the work is divided evenly among its moves, down
 * to a few plies below the root. Reported progress never decreases, and is 1 only at the end. For one thread.
 */
public final class Progress {

    /** Deeper than this, a subtree's share is negligible. */
    private static final int PLIES = 6;

    private static final double STEP = 0.001;

    private final ProgressListener listener;
    private final SearchBudget budget;
    private final double[] from = new double[PLIES + 1];
    private final double[] share = new double[PLIES + 1];
    private double nextPass;
    private double endOfPart;
    private double reported;

    /** Of the position that was asked about. */
    private Bounds proved = Bounds.unknown();

    Progress(ProgressListener listener, SearchBudget budget) {
        this.listener = listener;
        this.budget = budget;
    }

    void begin() {
        reported = 0;
        proved = Bounds.unknown();
        part(0, 1);
    }

    /** Declares the work ahead to be one of several equal parts of the question. */
    void part(int index, int count) {
        from[0] = (double) index / count;
        share[0] = 1.0 / count;
        nextPass = from[0];
        endOfPart = from[0] + share[0];
        report(from[0]);
    }

    /**
     * To be called before each pass by a search that makes an unknown number of passes over the same position: each
     * pass counts as half of the remaining work. A search with a single pass need not call it.
     */
    public void nextPass() {
        from[0] = nextPass;
        share[0] = (endOfPart - nextPass) / 2;
        nextPass += share[0];
        report(from[0]);
    }

    /**
     * Records that the search is about to enter a move of the position at the given ply.
     *
     * @param ply plies from the position that the question is about
     * @param index the move's index, from 0
     * @param count the number of moves
     */
    public void enter(int ply, int index, int count) {
        if (ply < PLIES) {
            share[ply + 1] = share[ply] / count;
            from[ply + 1] = from[ply] + index * share[ply + 1];
            report(from[ply + 1]);
        }
    }

    /** Records that the question is answered. */
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

    /** Reports new bounds of the position that was asked about, unless the question has begun again and they are no news. */
    void proved(ProvenBounds proven) {
        Bounds bounds = proved.and(proven.bounds());
        if (!bounds.equals(proved)) {
            proved = bounds;
            ListenerFailure.guard(() -> listener.proved(bounds));
        }
    }

    /** All that was reported as proved. */
    Bounds proved() {
        return proved;
    }
}
