package dev.foregone.strategy.report;

import dev.foregone.api.ForegoneException;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.io.Serial;

/**
 * A strategy cannot be built, opened or used as requested: there is none for that side, or its file is damaged or of another game.
 * The message says what was wrong and, on the next line, what to do.
 */
public final class StrategyException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Says what was wrong.
     *
     * @param message what was wrong and, on the next line, what to do
     */
    @Stability(Level.INTERNAL)
    public StrategyException(String message) {
        super(message, null);
    }
}
