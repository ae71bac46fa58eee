package dev.foregone.explorer.questions;

import java.io.Serial;

/** Too many questions are waiting for an answer. */
public final class BusyException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    BusyException() {
        super("too many questions are waiting for an answer; ask again in a moment", null, false, false);
    }
}
