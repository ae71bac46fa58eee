package dev.foregone.registry;

import dev.foregone.api.ForegoneException;
import java.io.Serial;

/** A look-up that found no plug-in. The message says what was asked for, what exists, and what was rejected. */
public final class PluginNotFoundException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    PluginNotFoundException(String message) {
        super(message, null);
    }
}
