package dev.foregone.explorer.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Server-sent events. Sending to a client that has left fails, though not always at the first try. */
public final class EventStream {

    private final OutputStream out;
    private final Patience patience;

    EventStream(OutputStream out, Patience patience) {
        this.out = out;
        this.patience = patience;
    }

    /**
     * Sends an event at once.
     *
     * @param name the event's name
     * @param data one line
     */
    public void send(String name, String data) throws IOException {
        byte[] event = ("event: " + name + "\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8);
        patience.during(() -> {
            out.write(event);
            out.flush();
        });
    }
}
