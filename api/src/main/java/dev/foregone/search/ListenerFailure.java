package dev.foregone.search;

import java.io.Serial;

/** Carries what the caller's listener threw past the search, to be thrown to the caller as it is. */
final class ListenerFailure extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final RuntimeException thrown;

    ListenerFailure(RuntimeException thrown) {
        super(null, thrown, false, false);
        this.thrown = thrown;
    }

    RuntimeException thrown() {
        return thrown;
    }
}
