package dev.foregone.api;

import java.util.Locale;

/** The kind of a plug-in. */
public enum PluginKind {
    /** A game: {@code dev.foregone.spi.Game}. */
    GAME,
    /** An engine: {@code dev.foregone.spi.Engine}. */
    ENGINE;

    /** In lower case, for messages. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
