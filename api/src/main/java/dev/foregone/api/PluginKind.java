package dev.foregone.api;

import java.util.Locale;

/** The kind of a plug-in. */
public enum PluginKind {
    /** A game: {@code dev.foregone.spi.Game}. */
    GAME("dev.foregone.spi.Game"),
    /** An engine: {@code dev.foregone.spi.Engine}. */
    ENGINE("dev.foregone.spi.Engine");

    private final String service;

    PluginKind(String service) {
        this.service = service;
    }

    /** {@return the name of the interface that such a plug-in implements, and of its file in {@code META-INF/services}} */
    public String service() {
        return service;
    }

    /** In lower case, for messages. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
