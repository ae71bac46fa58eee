package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.io.Serial;

/**
 * Carries an exception of a caller's listener through an engine, so that it is not taken for a fault of the game or the
 * engine; {@link SolverSession#ask} unwraps it for the caller.
 */
@Stability(Level.EXPERIMENTAL)
public final class ListenerFailure extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final Throwable thrown;

    private ListenerFailure(Throwable thrown) {
        super(null, thrown, false, false);
        this.thrown = thrown;
    }

    /**
     * Calls a listener.
     *
     * @param call the call
     * @throws ListenerFailure if it throws
     */
    public static void guard(Runnable call) {
        try {
            call.run();
        } catch (RuntimeException | Error thrown) {
            throw new ListenerFailure(thrown);
        }
    }

    /**
     * The listener's exception, to be rethrown.
     *
     * @return the exception; an error is thrown at once
     */
    public RuntimeException thrown() {
        if (thrown instanceof Error error) {
            throw error;
        }
        return (RuntimeException) thrown;
    }
}
