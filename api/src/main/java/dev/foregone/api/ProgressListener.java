package dev.foregone.api;

/**
 * Hears how far a search has come. It is called from the thread that searches, so it should return at once.
 *
 * <p>Who implements this interface can rely on it: later versions add default methods only.
 */
@FunctionalInterface
public interface ProgressListener {

    /**
     * The search has come further.
     *
     * @param fraction how much of the question is done, from 0 to 1, weighted by subtree; never less than before within
     *     one question
     * @param positions how many positions have been visited for this question
     */
    void progressed(double fraction, long positions);

    /**
     * More has been proved of the position that was asked about. An engine that knows nothing until the end does not say
     * so; one that narrows its bounds step by step does.
     *
     * @param bounds what is proved by now, both bounds true; never wider than before within one question
     */
    default void proved(Bounds bounds) {}

    /** {@return a listener that does nothing} */
    static ProgressListener none() {
        return (fraction, positions) -> {};
    }
}
