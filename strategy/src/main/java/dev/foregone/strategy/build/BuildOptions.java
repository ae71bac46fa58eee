package dev.foregone.strategy.build;

import dev.foregone.api.Cancellation;
import dev.foregone.api.ProgressListener;

/**
 * How a strategy is built.
 *
 * @param leaf how many positions a search may visit to prove a leaf; 0 if all is followed to the end
 * @param shortest whether the side wins in as few plies as can be
 * @param symmetry whether one position stands for all that are equivalent
 * @param threads how many may work
 * @param memoryBytes the most memory of the solver that knows the values
 * @param listener is told the progress
 * @param cancellation stops the build
 */
public record BuildOptions(
        long leaf,
        boolean shortest,
        boolean symmetry,
        int threads,
        long memoryBytes,
        ProgressListener listener,
        Cancellation cancellation) {

    /** Where all is followed to the end, small searches only tell what is nearer to it. */
    private static final long TO_ESTIMATE = 2_000;

    /** How many positions a small search may visit. */
    long mostPositions() {
        return leaf > 0 ? leaf : TO_ESTIMATE;
    }
}
