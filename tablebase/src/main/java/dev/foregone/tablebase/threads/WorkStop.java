package dev.foregone.tablebase.threads;

import java.io.Serial;

/** Unwinds work that has been stopped; its message says by what. It never reaches a caller. */
public final class WorkStop extends RuntimeException {

    /** The cause where a thread was interrupted. */
    public static final String INTERRUPTED = "the thread was interrupted";

    @Serial
    private static final long serialVersionUID = 1L;

    /** Says what stopped it, as a clause: "it was cancelled". */
    public WorkStop(String reason) {
        super(reason, null, false, false);
    }

    /** The cause, as a clause. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
