package dev.foregone.explorer.http;

import java.io.IOException;

/** Where the events of a reply go. Sending to a client that has left fails, though not always at the first try. */
@FunctionalInterface
public interface EventStream {

    /**
     * Sends an event at once.
     *
     * @param name the event's name
     * @param data one line
     * @throws IOException if the client has left
     */
    void send(String name, String data) throws IOException;
}
