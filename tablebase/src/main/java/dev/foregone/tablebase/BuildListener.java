package dev.foregone.tablebase;

/**
 * Hears how a build goes. It is called from the threads that build, one at a time, so it should return at once.
 *
 * <p>Later versions of this interface add default methods only.
 */
@FunctionalInterface
public interface BuildListener {

    /** What is being done. */
    enum Stage {
        /** Finding every position. */
        DISCOVER,
        /** Finding their outcomes. */
        SOLVE,
        /** Writing the file. */
        WRITE
    }

    /**
     * The build has come further.
     *
     * @param stage what is being done
     * @param fraction how much of all is done, from 0 to 1, as far as that is known; never less than before
     * @param positions how many positions have been found so far
     */
    void progressed(Stage stage, double fraction, long positions);

    /**
     * The number of positions is known, and so is what the rest will need. Called at most once in a build.
     *
     * @param positions how many positions there are
     * @param memoryBytes the memory that will be needed at one time
     * @param allowedBytes the memory that is allowed
     */
    default void planned(long positions, long memoryBytes, long allowedBytes) {}

    /**
     * A listener that hears nothing.
     *
     * @return a listener that does nothing
     */
    static BuildListener none() {
        return (stage, fraction, positions) -> {};
    }
}
