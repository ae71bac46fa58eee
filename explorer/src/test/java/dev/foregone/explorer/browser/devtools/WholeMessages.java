package dev.foregone.explorer.browser.devtools;

import java.io.IOException;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** Puts the parts of messages together. */
final class WholeMessages implements WebSocket.Listener {

    private final Consumer<String> receiver;
    private final Consumer<Throwable> ending;
    private final StringBuilder parts = new StringBuilder();

    WholeMessages(Consumer<String> receiver, Consumer<Throwable> ending) {
        this.receiver = receiver;
        this.ending = ending;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
        parts.append(text);
        if (last) {
            String message = parts.toString();
            parts.setLength(0);
            receiver.accept(message);
        }
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
        ending.accept(new IOException("the browser closed the connection: " + status + " " + reason));
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        ending.accept(error);
    }
}
