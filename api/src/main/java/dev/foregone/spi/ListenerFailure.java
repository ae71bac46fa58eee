package dev.foregone.spi;

import java.io.Serial;

/**
 * Carries what a caller's listener threw past an engine's own work, so that nobody takes it for a fault of the game or the
 * engine; {@link SolverSession#ask} throws to the caller what it carries.
 */
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
     * What the listener threw, to be thrown again.
     *
     * @return the exception; an error is thrown here and now
     */
    public RuntimeException thrown() {
        if (thrown instanceof Error error) {
            throw error;
        }
        return (RuntimeException) thrown;
    }
}
