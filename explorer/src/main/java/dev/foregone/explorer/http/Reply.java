package dev.foregone.explorer.http;

import java.io.IOException;
import java.time.Duration;

/** The reply to a request. */
public sealed interface Reply {

    /** A JSON object that may be cached. */
    static Reply json(String object) {
        return new Document(200, "application/json", object, true);
    }

    /** A JSON object that may change at any time. */
    static Reply passing(String object) {
        return new Document(200, "application/json", object, false);
    }

    /**
     * One document.
     *
     * @param status the HTTP status code
     * @param type its media type
     * @param body its text
     * @param lasting whether it may be cached, as long as the server confirms that it is unchanged
     */
    record Document(int status, String type, String body, boolean lasting) implements Reply {}

    /**
     * An event.
     *
     * @param name its name
     * @param data one line
     */
    record Event(String name, String data) {

        public static final String RESULT = "result";

        /** A sign of life. */
        public static final Event HEARTBEAT = new Event("heartbeat", "{}");

        /** The last event. */
        public static Event result(String data) {
            return new Event(RESULT, data);
        }

        public boolean isResult() {
            return name.equals(RESULT);
        }

        /** Sends it at once; fails if the client has left. */
        public void sendTo(EventStream stream) throws IOException {
            stream.send(name, data);
        }
    }

    /** The result as the only event. */
    static Events result(String data) {
        return stream -> {
            Event.result(data).sendTo(stream);
            return false;
        };
    }

    /** Events, as they happen. */
    @FunctionalInterface
    non-sealed interface Events extends Reply, AutoCloseable {

        /** How long to wait for what comes next, before an event tells whether the client is still there. */
        Duration HEARTBEAT = Duration.ofMillis(250);

        /**
         * Waits for what comes next, and sends it. What else is thrown is to be sent as a last event, {@code problem}.
         *
         * @param stream the stream to send to
         * @return whether there is more
         * @throws IOException if the client has left
         * @throws InterruptedException if the server is closing
         */
        boolean sendNext(EventStream stream) throws IOException, InterruptedException;

        /** Called when all is sent or the client has left. */
        @Override
        default void close() {}
    }
}
