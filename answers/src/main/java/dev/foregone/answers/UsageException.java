package dev.foregone.answers;

import java.io.Serial;

/** The input of the user cannot be used; the message says what is wrong and what is accepted. */
public final class UsageException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
