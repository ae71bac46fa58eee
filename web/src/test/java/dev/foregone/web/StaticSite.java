package dev.foregone.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/** Hands out the files of the site, and nothing else, under a strict policy for each of them; or does so with a fault. */
final class StaticSite implements AutoCloseable {

    static final Path FILES = Path.of("target", "site");

    static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            + "worker-src 'self'; connect-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "css", "text/css",
            "js", "text/javascript",
            "svg", "image/svg+xml",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json");

    /** What comes for a file; its length is what the server says that it is. */
    record Answer(int status, String type, String policy, byte[] body, int length) {

        static Answer missing() {
            return new Answer(404, "text/plain", POLICY, new byte[0], 0);
        }

        Answer as(String other) {
            return new Answer(status, other, policy, body, length);
        }

        Answer under(String other) {
            return new Answer(status, type, other, body, length);
        }

        Answer saying(String text) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return new Answer(status, type, policy, bytes, bytes.length);
        }

        /** The first bytes, and whether the server says that there are no more. */
        Answer cut(int bytes, boolean said) {
            return new Answer(status, type, policy, Arrays.copyOf(body, bytes), said ? bytes : length);
        }
    }

    /** What is wrong with a server. */
    @FunctionalInterface
    interface Fault {

        Answer answer(String name, Answer right) throws IOException;
    }

    private final HttpServer server;

    StaticSite() throws IOException {
        this((name, right) -> right);
    }

    StaticSite(Fault fault) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> send(exchange, fault));
        server.start();
    }

    static Answer file(String name) throws IOException {
        Path file = FILES.resolve(name.isEmpty() ? "index.html" : name);
        if (!Files.isRegularFile(file)) {
            return Answer.missing();
        }
        byte[] bytes = Files.readAllBytes(file);
        String type = TYPES.get(file.toString().substring(file.toString().lastIndexOf('.') + 1));
        return new Answer(200, type, POLICY, bytes, bytes.length);
    }

    private static void send(HttpExchange exchange, Fault fault) throws IOException {
        try (exchange) {
            String name = exchange.getRequestURI().getPath().substring(1);
            Answer answer = fault.answer(name, file(name));
            exchange.getResponseHeaders().set("Content-Type", answer.type());
            exchange.getResponseHeaders().set("Content-Security-Policy", answer.policy());
            exchange.getResponseHeaders().set("Access-Control-Allow-Origin", "*");
            exchange.sendResponseHeaders(answer.status(), answer.length() == 0 ? -1 : answer.length());
            exchange.getResponseBody().write(answer.body());
        }
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
