package dev.foregone.search.stop;

import java.io.Serial;

/** Unwinds a search that has hit a limit. It never leaves the {@link dev.foregone.search.SearchSolver}, and carries no stack trace. */
public class SearchStop extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** Which limit was hit. */
    private final String reason;

    /**
     * A stop of the whole question.
     *
     * @param reason which limit was hit
     */
    public SearchStop(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    /** {@return which limit was hit} */
    public final String reason() {
        return reason;
    }
}
