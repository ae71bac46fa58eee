package dev.foregone.api;

import java.io.Serial;

/**
 * Work that was stopped before its end: by a limit, by a cancellation, by interrupting its thread, or by closing what does it.
 * A search throws {@link SearchStoppedException}; a build or a verification of a tablebase throws this.
 */
public class StoppedException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * Says why.
     *
     * @param reason what stopped it, a clause for people
     */
    public StoppedException(String reason) {
        this(reason, "");
    }

    /**
     * Says why, and what is left of the work.
     *
     * @param reason what stopped it, a clause for people
     * @param kept what the message says behind that, or an empty text
     */
    public StoppedException(String reason, String kept) {
        super("stopped: " + reason + kept, null);
        this.reason = reason;
    }

    /**
     * What stopped the work, for people.
     *
     * @return for example "the time limit of 5 s was reached"
     */
    public final String reason() {
        return reason;
    }
}
