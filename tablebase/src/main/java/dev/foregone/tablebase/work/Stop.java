package dev.foregone.tablebase.work;

/** Says whether work must stop. Asked often, from any thread. */
@FunctionalInterface
public interface Stop {

    /**
     * Checks whether to continue.
     *
     * @throws WorkStop if not
     */
    void check();

    /** Never stops. */
    static Stop never() {
        return () -> {};
    }
}
