package dev.foregone.api;

import java.io.Serial;

/** A game or an engine that threw while it was at work. */
public final class PluginException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final String kind;
    private final String id;

    /**
     * Says which plug-in failed, and how.
     *
     * @param kind {@code game} or {@code engine}
     * @param id the plug-in's id
     * @param cause what it threw
     */
    public PluginException(String kind, String id, Throwable cause) {
        super(
                "the " + kind + " '" + id + "' failed: " + words(cause)
                        + "\n  this is a fault of that plug-in, to be fixed there",
                cause);
        this.kind = kind;
        this.id = id;
    }

    /**
     * What sort of plug-in failed.
     *
     * @return {@code game} or {@code engine}
     */
    public String kind() {
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

    /**
     * What a plug-in threw, in words for people.
     *
     * @param fault what it threw, even if that cannot give a message
     * @return one line, of some hundred characters at most
     */
    public static String words(Throwable fault) {
        return Quote.of(fault);
    }
}
