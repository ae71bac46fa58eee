package dev.foregone.tablebase.work;

/**
 * Receives the progress of work. When several threads report, a report may be slightly behind the one before; it must
 * not be passed on.
 */
@FunctionalInterface
public interface ProgressMeter {

    /**
     * Called when the work has advanced.
     *
     * @param stage the current stage
     * @param fraction the share of all work that is done, from 0 to 1
     * @param positions how many positions have been found so far
     */
    void report(Stage stage, double fraction, long positions);

    /** The number of positions is known, and what the rest will need. */
    default void plan(long positions, long memoryBytes, long allowedBytes) {}

    /** The stage of the work. */
    enum Stage {
        /** Finding all positions. */
        DISCOVER,
        /** Finding their outcomes. */
        SOLVE,
        /** Writing the file. */
        WRITE
    }

    /** A meter that does nothing. */
    static ProgressMeter none() {
        return (stage, fraction, positions) -> {};
    }
}
