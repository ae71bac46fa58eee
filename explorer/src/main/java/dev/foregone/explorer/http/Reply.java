package dev.foregone.explorer.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The reply to a request. */
public sealed interface Reply {

    /** A JSON object that may be cached. */
    static Reply json(String object) {
        return new Document(200, "application/json", object.getBytes(StandardCharsets.UTF_8), true);
    }

    /** A JSON object that may change at any time. */
    static Reply passing(String object) {
        return new Document(200, "application/json", object.getBytes(StandardCharsets.UTF_8), false);
    }

    /** One document. */
    final class Document implements Reply {

        private final int status;
        private final String type;
        private final byte[] body;
        private final boolean lasting;

        /**
         * A document.
         *
         * @param status the HTTP status code
         * @param type its media type
         * @param body its bytes, which are not changed from now on
         * @param lasting whether it may be cached, as long as the server confirms that it is unchanged
         */
        public Document(int status, String type, byte[] body, boolean lasting) {
            this.status = status;
            this.type = type;
            this.body = body;
            this.lasting = lasting;
        }

        int status() {
            return status;
        }

        String type() {
            return type;
        }

        byte[] body() {
            return body;
        }

        boolean lasting() {
            return lasting;
        }
    }

    /** Events, as they happen. */
    @FunctionalInterface
    non-sealed interface Events extends Reply, AutoCloseable {

        /**
         * Sends them. What else is thrown is sent as a last event, {@code problem}.
         *
         * @param stream the stream to send to
         * @throws IOException if the client has left
         * @throws InterruptedException if the server is closing
         */
        void send(EventStream stream) throws IOException, InterruptedException;

        /** Called when all is sent or the client has left. */
        @Override
        default void close() {}
    }
}
