package dev.foregone.api;

/**
 * Receives the progress of a search. It is called from the searching thread, so it should return at once.
 *
 * <p>Later versions of this interface add default methods only.
 */
@FunctionalInterface
public interface ProgressListener {

    /**
     * The search has progressed.
     *
     * @param fraction how much of the question is done, from 0 to 1, weighted by subtree; never decreases within one
     *     question
     * @param positions how many positions have been visited for this question
     */
    void progressed(double fraction, long positions);

    /**
     * More has been proved of the position that was asked about. Called only by engines that narrow their bounds step
     * by step.
     *
     * @param bounds the proved bounds; never wider than before within one question
     */
    default void proved(Bounds bounds) {}

    /** {@return a listener that does nothing} */
    static ProgressListener none() {
        return (fraction, positions) -> {};
    }
}
