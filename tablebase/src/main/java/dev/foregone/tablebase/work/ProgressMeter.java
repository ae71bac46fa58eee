package dev.foregone.tablebase.work;

/** Hears how far work has come. When several threads report, a report may be a little behind the one before; it must not pass that on. */
@FunctionalInterface
public interface ProgressMeter {

    /**
     * The work has come further.
     *
     * @param stage what is being done
     * @param fraction how much of all is done, from 0 to 1
     * @param positions how many positions have been found so far
     */
    void report(Stage stage, double fraction, long positions);

    /** The number of positions is known, and what the rest will need. */
    default void plan(long positions, long memoryBytes, long allowedBytes) {}

    /** What is being done. */
    enum Stage {
        /** Finding all positions. */
        DISCOVER,
        /** Finding their outcomes. */
        SOLVE,
        /** Writing the file. */
        WRITE
    }

    /** Hears nothing. */
    static ProgressMeter none() {
        return (stage, fraction, positions) -> {};
    }
}
