package dev.foregone.api;

import java.io.Serial;

/** A search that was stopped before its end: by a limit, by a cancellation, or by interrupting its thread. */
public final class SearchStoppedException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final String reason;
    private final Bounds bounds;

    /**
     * Says why, and what was proved, {@linkplain Bounds#inWords in words}.
     *
     * @param reason what stopped the search
     * @param bounds what had been proved of the position by then
     */
    public SearchStoppedException(String reason, Bounds bounds) {
        super("stopped: " + reason + "; proved so far: " + bounds.inWords(), null);
        this.reason = reason;
        this.bounds = bounds;
    }

    /**
     * What stopped the search, for people.
     *
     * @return for example "the time limit of 5 s was reached"
     */
    public String reason() {
        return reason;
    }

    /**
     * What had been proved of the position.
     *
     * @return true bounds
     */
    public Bounds bounds() {
        return bounds;
    }
}
