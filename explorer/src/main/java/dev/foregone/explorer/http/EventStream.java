package dev.foregone.explorer.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Server-sent events. Sending to a client that has left fails, though not always at the first try. */
public final class EventStream {

    private final OutputStream out;
    private final SendTimeout timeout;

    EventStream(OutputStream out, SendTimeout timeout) {
        this.out = out;
        this.timeout = timeout;
    }

    /**
     * Sends an event at once.
     *
     * @param name the event's name
     * @param data one line
     */
    public void send(String name, String data) throws IOException {
        byte[] event = ("event: " + name + "\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8);
        timeout.during(() -> {
            out.write(event);
            out.flush();
        });
    }
}
