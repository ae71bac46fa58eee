package dev.foregone.cli.options;

import java.io.Serial;

/** A file can no longer be written or read; the message says what is wrong and what to do. */
public final class FileFailure extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    public FileFailure(String message) {
        super(message);
    }
}
