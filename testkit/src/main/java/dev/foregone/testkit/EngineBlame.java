package dev.foregone.testkit;

import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/**
 * The games of an engine's contract are right, and what they throw on purpose is caught there: whatever an engine blames on
 * one of them is its own fault, and is reported so.
 */
@Stability(Level.INTERNAL)
public final class EngineBlame implements TestExecutionExceptionHandler {

    /** Called by JUnit. */
    public EngineBlame() {}

    @Override
    public void handleTestExecutionException(ExtensionContext test, Throwable failure) throws Throwable {
        if (failure instanceof PluginException blame && blame.kind() == PluginKind.GAME) {
            String engine = ((EngineGraphContract) test.getRequiredTestInstance())
                    .engine()
                    .id();
            throw new AssertionError(
                    "engine '" + engine + "', game '" + blame.id() + "': the engine failed, and blames the game: "
                            + blame.getCause()
                            + "\n  the games of this contract are right: see where the engine's code threw the cause, or what it"
                            + " asked the game for",
                    blame);
        }
        throw failure;
    }
}
