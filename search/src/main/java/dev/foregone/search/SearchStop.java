package dev.foregone.search;

import java.io.Serial;

/** Unwinds a search that has hit a limit. It never leaves the {@link SearchSolver}, and carries no stack trace. */
public class SearchStop extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** Which limit was hit. */
    private final String reason;

    SearchStop(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    String reason() {
        return reason;
    }
}
