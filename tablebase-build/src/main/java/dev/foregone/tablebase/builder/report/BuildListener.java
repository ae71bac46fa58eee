package dev.foregone.tablebase.builder.report;

import java.nio.file.Path;

/**
 * Receives the progress of a build. It is called from the building threads, one at a time, so it should return at once.
 *
 * <p>Later versions of this interface add default methods only.
 */
@FunctionalInterface
public interface BuildListener {

    /** The stage of a build. */
    enum Stage {
        /** Finding every position. */
        DISCOVER,
        /** Finding their outcomes. */
        SOLVE,
        /** Writing the file. */
        WRITE
    }

    /**
     * Called when the build has advanced.
     *
     * @param stage the current stage
     * @param fraction the share of all work that is done, from 0 to 1, as far as known; never less than before
     * @param positions how many positions have been found so far
     */
    void progressed(Stage stage, double fraction, long positions);

    /**
     * Called at most once in a build, when the number of positions and the memory for the rest are known.
     *
     * @param positions how many positions there are
     * @param memoryBytes the memory that will be needed at one time
     * @param allowedBytes the memory that is allowed
     */
    default void planned(long positions, long memoryBytes, long allowedBytes) {}

    /**
     * Called when a build turns out not to fit into memory, and continues on disk, where everything takes longer.
     *
     * @param positions how many positions had been found
     * @param allowedBytes the memory that is allowed
     * @param partitions how many parts it is cut into
     * @param directory where their files are until the tablebase is finished
     */
    default void continuesOnDisk(long positions, long allowedBytes, int partitions, Path directory) {}

    /** {@return a listener that does nothing} */
    static BuildListener none() {
        return (stage, fraction, positions) -> {};
    }
}
