package dev.foregone.api;

import java.io.Serial;

/** A game or an engine that threw while it was at work. */
public final class PluginException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Says which plug-in failed, and how.
     *
     * @param kind {@code game} or {@code engine}
     * @param id the plug-in's id
     * @param cause what it threw
     */
    public PluginException(String kind, String id, Throwable cause) {
        super(
                "the " + kind + " '" + id + "' failed: " + cause
                        + "\n  this is a fault of that plug-in, to be fixed there",
                cause);
    }
}
