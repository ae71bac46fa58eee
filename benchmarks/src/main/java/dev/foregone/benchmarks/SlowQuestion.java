package dev.foregone.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** A question that takes an explorer longer than anybody waits: the empty board of Connect Four, one size up. */
final class SlowQuestion implements AutoCloseable {

    private final BufferedReader events;
    private volatile boolean over;

    private SlowQuestion(BufferedReader events) {
        this.events = events;
    }

    static SlowQuestion ask(URI explorer) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(
                        explorer.resolve("/api/v1/games/connectfour/analysis?time=1h&p=8x7:-"))
                .header("Accept", "text/event-stream")
                .build();
        HttpResponse<java.io.InputStream> response =
                HttpClient.newHttpClient().send(request, BodyHandlers.ofInputStream());
        return new SlowQuestion(new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8)));
    }

    /** From now on a separate thread reads its progress. */
    void awaitProgress() throws IOException {
        String line = events.readLine();
        while (line != null && !line.equals("event: progress")) {
            line = events.readLine();
        }
        Thread reader = new Thread(this::read, "slow-question");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try {
            String line = events.readLine();
            while (line != null && !line.equals("event: result")) {
                line = events.readLine();
            }
        } catch (IOException closed) {
            // The load is over.
        }
        over = true;
    }

    boolean isRunning() {
        return !over;
    }

    @Override
    public void close() throws IOException {
        events.close();
    }
}
