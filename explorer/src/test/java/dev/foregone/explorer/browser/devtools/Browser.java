package dev.foregone.explorer.browser.devtools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A browser without windows, spoken to by the Chrome DevTools Protocol. It keeps everything in a new directory, which goes
 * when it is closed.
 */
public final class Browser implements AutoCloseable {

    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-features=BackForwardCache",
            "--remote-debugging-port=0");

    private static final int SECONDS_TO_END = 10;

    private final Path directory;
    private final Process process;
    private final Connection connection;

    private Browser(Path program, String... more) throws IOException {
        directory = Files.createTempDirectory("foregone-browser");
        process = new ProcessBuilder(Stream.of(
                                Stream.of(program.toString()),
                                FLAGS.stream(),
                                Stream.of(more),
                                Stream.of("--user-data-dir=" + directory, "about:blank"))
                        .flatMap(words -> words)
                        .toList())
                .redirectErrorStream(true)
                .redirectOutput(log().toFile())
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(0)));
        connection = connect();
    }

    private Connection connect() throws IOException {
        try {
            return Connection.to(address());
        } catch (IOException | RuntimeException | Error failed) {
            end(0);
            throw failed;
        }
    }

    /**
     * Starts a browser.
     *
     * @param program the file of a Chromium or Chrome
     * @param more flags beside the usual ones
     */
    public static Browser start(Path program, String... more) {
        try {
            return new Browser(program, more);
        } catch (IOException failed) {
            throw new UncheckedIOException("the browser " + program + " does not start", failed);
        }
    }

    private Path log() {
        return directory.resolve("output.txt");
    }

    /** The browser writes into a file where it listens. */
    private URI address() throws IOException {
        Path file = directory.resolve("DevToolsActivePort");
        Waiting.until(() -> {
            if (!process.isAlive()) {
                throw new AssertionError("the browser ended: " + Files.readString(log()));
            }
            if (!Files.exists(file) || Files.readAllLines(file).size() < 2) {
                throw new AssertionError("the browser does not listen: " + Files.readString(log()));
            }
        });
        List<String> lines = Files.readAllLines(file);
        return URI.create("ws://127.0.0.1:" + lines.get(0) + lines.get(1));
    }

    /** Opens an empty page that shares nothing with other pages: its visitor is here for the first time. */
    public Tab open() {
        String context = connection
                .send("", "Target.createBrowserContext", Map.of())
                .path("browserContextId")
                .asString();
        String target = connection
                .send("", "Target.createTarget", Map.of("url", "about:blank", "browserContextId", context))
                .path("targetId")
                .asString();
        String session = connection
                .send("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .path("sessionId")
                .asString();
        return new Tab(connection, context, session);
    }

    @Override
    public void close() {
        try {
            connection.send("", "Browser.close", Map.of());
        } catch (IllegalStateException gone) {
            process.destroy();
        }
        connection.close();
        end(SECONDS_TO_END);
        Waiting.until(() -> remove(directory));
    }

    /** Gives the process some seconds to end by itself. */
    private void end(int seconds) {
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** Fails while some process of the browser still writes into the directory. */
    private static void remove(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException busy) {
            throw new AssertionError("cannot remove " + directory, busy);
        }
    }
}
