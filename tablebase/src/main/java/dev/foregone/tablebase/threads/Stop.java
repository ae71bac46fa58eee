package dev.foregone.tablebase.threads;

import dev.foregone.api.Cancellation;
import org.jspecify.annotations.Nullable;

/** Says whether work must stop. Asked often, from any thread. */
@FunctionalInterface
public interface Stop {

    /**
     * Checks whether to continue.
     *
     * @throws WorkStop if not
     */
    void check();

    /** Stops when the thread that asks for this is interrupted, or the switch is thrown. */
    static Stop by(@Nullable Cancellation cancellation) {
        Thread caller = Thread.currentThread();
        return () -> {
            if (cancellation != null && cancellation.isCancelled()) {
                throw new WorkStop("it was cancelled");
            }
            if (caller.isInterrupted()) {
                throw new WorkStop(WorkStop.INTERRUPTED);
            }
        };
    }

    /** Never stops. */
    static Stop never() {
        return () -> {};
    }
}
