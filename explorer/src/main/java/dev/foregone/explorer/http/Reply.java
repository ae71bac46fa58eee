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

    /** One document. */
    final class Document implements Reply {

        private final int status;
        private final String type;
        private final byte[] body;
        private final boolean lasting;

        /**
         * A document.
         *
         * @param status the status code of HTTP
         * @param type its media type
         * @param body its bytes, which nobody changes from now on
         * @param lasting whether it may be kept, as long as the server says that it is still the same
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
