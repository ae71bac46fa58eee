package dev.foregone.api;

import dev.foregone.message.Quote;
import java.io.Serial;

/** A game or an engine that threw an exception, or returned null where that is not allowed. */
public final class PluginException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final PluginKind kind;
    private final String id;

    /**
     * Says which plug-in failed, and how.
     *
     * @param kind what it provides
     * @param id the plug-in's id
     * @param cause what it threw, or what says which method returned null
     */
    public PluginException(PluginKind kind, String id, Throwable cause) {
        super(
                "the " + kind + " '" + id + "' failed: " + Quote.of(cause)
                        + "\n  this is a fault of that plug-in, to be fixed there",
                cause);
        this.kind = kind;
        this.id = id;
    }

    /**
     * The kind of plug-in that failed.
     *
     * @return a game or an engine
     */
    public PluginKind kind() {
        return kind;
    }

    /**
     * The plug-in that failed.
     *
     * @return its id
     */
    public String id() {
        return id;
    }
}
