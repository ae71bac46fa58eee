package dev.foregone.api;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** Thrown when a question cannot be answered; each subclass stands for one kind of reason. */
public abstract class ForegoneException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * For the subclasses.
     *
     * @param message what was wrong, where, what is accepted, what to do
     * @param cause what led to it, or null
     */
    protected ForegoneException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
