package dev.foregone.strategy.build;

import dev.foregone.api.Cancellation;
import dev.foregone.api.SolverOptions;
import dev.foregone.strategy.report.Side;

/**
 * How a strategy is built.
 *
 * @param side the player that it is for
 * @param leaf how many positions a search may visit to prove a leaf; 0 if all is followed to the end
 * @param shortest whether the side wins in as few plies as can be
 * @param solving threads, symmetry, and the listener; and the memory of the solver that knows the values
 * @param cancellation stops the build
 */
public record StrategyBuildOptions(
        Side side, long leaf, boolean shortest, SolverOptions solving, Cancellation cancellation) {

    /** Where all is followed to the end, small searches only tell what is nearer to it. */
    private static final long TO_ESTIMATE = 2_000;

    /** The same for a player. */
    public StrategyBuildOptions withSide(Side of) {
        return new StrategyBuildOptions(of, leaf, shortest, solving, cancellation);
    }

    /** The same with other leaves. */
    public StrategyBuildOptions withLeaf(long positions) {
        return new StrategyBuildOptions(side, positions, shortest, solving, cancellation);
    }

    /** The same, the shortest way or not. */
    public StrategyBuildOptions withShortest(boolean is) {
        return new StrategyBuildOptions(side, leaf, is, solving, cancellation);
    }

    /** The same with other options. */
    public StrategyBuildOptions withSolving(SolverOptions options) {
        return new StrategyBuildOptions(side, leaf, shortest, options, cancellation);
    }

    /** The same with another switch. */
    public StrategyBuildOptions withCancellation(Cancellation by) {
        return new StrategyBuildOptions(side, leaf, shortest, solving, by);
    }

    /** How many positions a small search may visit. */
    long mostPositions() {
        return leaf > 0 ? leaf : TO_ESTIMATE;
    }

    boolean symmetry() {
        return solving.symmetry();
    }

    /** Ends a build that is to stop. */
    void stopIfAsked() {
        if (cancellation.isCancelled() || Thread.currentThread().isInterrupted()) {
            throw Journal.stopped();
        }
    }
}
