package dev.foregone.explorer.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Server-sent events. */
record ServerEvents(OutputStream out, SendTimeout timeout) implements EventStream {

    @Override
    public void send(String name, String data) throws IOException {
        byte[] event = ("event: " + name + "\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8);
        timeout.during(() -> {
            out.write(event);
            out.flush();
        });
    }
}
