package dev.foregone.registry;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.PluginException;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A look-up that found no plug-in. The message says what was asked for, what exists, and what was rejected; the cause is the
 * fault of a game that kept all engines from being chosen, if there is one.
 */
public final class PluginNotFoundException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    PluginNotFoundException(String message) {
        this(message, null);
    }

    PluginNotFoundException(String message, @Nullable PluginException cause) {
        super(message, cause);
    }
}
