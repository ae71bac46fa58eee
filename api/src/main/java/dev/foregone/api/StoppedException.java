package dev.foregone.api;

import java.io.Serial;

/**
 * Work that was stopped before its end: by a limit, by a cancellation, by interrupting its thread, or by closing the
 * object that does it. A search throws {@link SearchStoppedException}; a build or a verification of a tablebase or a
 * strategy throws this.
 */
public class StoppedException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * Gives the reason.
     *
     * @param reason what stopped it, a clause for people
     */
    public StoppedException(String reason) {
        this(reason, "");
    }

    /**
     * Gives the reason, and what remains of the work.
     *
     * @param reason what stopped it, a clause for people
     * @param kept the rest of the message, or an empty text
     */
    public StoppedException(String reason, String kept) {
        super("stopped: " + reason + kept, null);
        this.reason = reason;
    }

    /**
     * The reason for stopping, for people.
     *
     * @return for example "the time limit of 5 s was reached"
     */
    public final String reason() {
        return reason;
    }
}
