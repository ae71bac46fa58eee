package dev.foregone.api;

import java.io.Serial;

/** A search that was stopped before its end, with the bounds proved by then. */
public final class SearchStoppedException extends StoppedException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final Bounds bounds;

    /**
     * Gives the reason, and what was proved, {@linkplain Bounds#inWords in words}.
     *
     * @param reason what stopped the search, a clause for people
     * @param bounds what had been proved of the position by then
     */
    public SearchStoppedException(String reason, Bounds bounds) {
        super(reason, "; proved so far: " + bounds.inWords());
        this.bounds = bounds;
    }

    /** {@return the bounds proved before the search was stopped} */
    public Bounds bounds() {
        return bounds;
    }
}
