package dev.foregone.api;

import dev.foregone.message.Quote;
import java.io.Serial;

/** A game or an engine that threw while it was at work. */
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
     * @param cause what it threw
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
     * What sort of plug-in failed.
     *
     * @return a game or an engine
     */
    public PluginKind kind() {
        return kind;
    }

    /**
     * Which plug-in failed.
     *
     * @return its id
     */
    public String id() {
        return id;
    }
}
