package dev.foregone.weights;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.io.IOException;

/** A file holds no weights, or none of use; the message says why, and what to do. */
@Stability(Level.EXPERIMENTAL)
public final class InvalidWeightsException extends IOException {

    private static final long serialVersionUID = 1;

    /**
     * An exception.
     *
     * @param message what is wrong
     */
    public InvalidWeightsException(String message) {
        super(message);
    }
}
