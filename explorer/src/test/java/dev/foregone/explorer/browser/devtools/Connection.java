package dev.foregone.explorer.browser.devtools;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One WebSocket to a browser, over which commands go, and answers and events come, as JSON. */
final class Connection implements AutoCloseable {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int ANSWER_SECONDS = 60;

    private final AtomicInteger ids = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final Map<String, BiConsumer<String, JsonNode>> listeners = new ConcurrentHashMap<>();
    private final WebSocket socket;

    private Connection(URI address) {
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new WholeMessages(this::receive, this::lost))
                .join();
    }

    static Connection to(URI address) {
        return new Connection(address);
    }

    /** Hears the events of a session, by their method, until {@link #forget} is called. They come one at a time. */
    void listen(String session, BiConsumer<String, JsonNode> listener) {
        listeners.put(session, listener);
    }

    void forget(String session) {
        listeners.remove(session);
    }

    /** A command to a session, or to the browser if the session is empty; returns its result. */
    JsonNode send(String session, String method, Map<String, ?> parameters) {
        int id = ids.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        Map<String, Object> command = new HashMap<>(Map.of("id", id, "method", method, "params", parameters));
        if (!session.isEmpty()) {
            command.put("sessionId", session);
        }
        write(JSON.writeValueAsString(command));
        return await(method, answer);
    }

    private synchronized void write(String text) {
        socket.sendText(text, true).join();
    }

    private static JsonNode await(String method, CompletableFuture<JsonNode> answer) {
        try {
            return answer.get(ANSWER_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            throw new IllegalStateException(method + ": " + failed.getCause().getMessage(), failed);
        } catch (TimeoutException late) {
            throw new IllegalStateException(method + ": no answer in " + ANSWER_SECONDS + " s", late);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(method + ": interrupted", interrupted);
        }
    }

    private void receive(String text) {
        JsonNode message = JSON.readTree(text);
        if (message.has("id")) {
            answer(message);
            return;
        }
        BiConsumer<String, JsonNode> listener =
                listeners.get(message.path("sessionId").asString(""));
        if (listener != null) {
            listener.accept(message.path("method").asString(), message.path("params"));
        }
    }

    private void answer(JsonNode message) {
        CompletableFuture<JsonNode> answer = waiting.remove(message.path("id").asInt());
        if (answer != null && message.has("error")) {
            answer.completeExceptionally(new IllegalStateException(
                    message.path("error").path("message").asString()));
        } else if (answer != null) {
            answer.complete(message.path("result"));
        }
    }

    private void lost(Throwable why) {
        waiting.values().forEach(answer -> answer.completeExceptionally(why));
    }

    @Override
    public void close() {
        socket.abort();
    }
}
