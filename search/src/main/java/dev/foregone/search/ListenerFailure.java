package dev.foregone.search;

import java.io.Serial;

/** Carries what the caller's listener threw past the search, to be thrown to the caller as it is. */
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
}
