package dev.foregone.tablebase.work;

import java.io.Serial;

/** What must be held at one time does not fit into the memory allowed. It never leaves the module. */
public final class TooLargeException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** Says how far the work came, and what it needs. */
    public TooLargeException(String message) {
        super(message);
    }
}
