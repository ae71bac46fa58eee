package dev.foregone.explorer.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What is sent back. */
public sealed interface Reply {

    /** An object of JSON that may be kept until it is asked for again. */
    static Reply json(String object) {
        return new Document(200, "application/json", object.getBytes(StandardCharsets.UTF_8), true);
    }

    /** An object of JSON that another answer may replace at any time. */
    static Reply passing(String object) {
        return new Document(200, "application/json", object.getBytes(StandardCharsets.UTF_8), false);
    }

    /**
     * One document.
     *
     * @param status the status code of HTTP
     * @param type its media type
     * @param body its bytes
     * @param lasting whether it may be kept, as long as the server says that it is still the same
     */
    record Document(int status, String type, byte[] body, boolean lasting) implements Reply {}

    /** Events, as they happen. */
    @FunctionalInterface
    non-sealed interface Events extends Reply, AutoCloseable {

        /**
         * Sends them.
         *
         * @param stream where to
         * @throws IOException if nobody reads them any more
         */
        void send(EventStream stream) throws IOException;

        /** Called when all is sent, or nobody reads any more. */
        @Override
        default void close() {}
    }
}
