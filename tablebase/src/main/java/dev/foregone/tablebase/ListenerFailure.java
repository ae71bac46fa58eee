package dev.foregone.tablebase;

import java.io.Serial;

/** Carries what the caller's listener threw past the work, to be thrown to the caller as it is. */
final class ListenerFailure extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final Throwable thrown;

    ListenerFailure(Throwable thrown) {
        super(null, thrown, false, false);
        this.thrown = thrown;
    }

    /** What the listener threw, to be thrown again; an error is thrown here and now. */
    RuntimeException thrown() {
        if (thrown instanceof Error error) {
            throw error;
        }
        return (RuntimeException) thrown;
    }

    /** Calls a listener. */
    static void guard(Runnable call) {
        try {
            call.run();
        } catch (RuntimeException | Error thrown) {
            throw new ListenerFailure(thrown);
        }
    }
}
