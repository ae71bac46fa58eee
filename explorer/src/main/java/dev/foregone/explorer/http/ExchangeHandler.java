package dev.foregone.explorer.http;

import com.google.common.hash.Hashing;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Handles one request and its answer, headers included. */
record ExchangeHandler(RequestFilter filter, Handler handler, SendTimeout timeout, BooleanSupplier closing)
        implements HttpHandler {

    private static final Logger LOG = LoggerFactory.getLogger(ExchangeHandler.class);

    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
            + "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final int TAG_DIGITS = 32;

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Reply reply = reply(exchange);
            if (reply instanceof Reply.Document document) {
                send(exchange, document);
            } else if (reply instanceof Reply.Events events) {
                send(exchange, events);
            }
        } catch (IOException left) {
            LOG.debug("a client left before its answer", left);
            throw left; // or the JDK's server counts the connection for ever
        }
    }

    private Reply reply(HttpExchange exchange) throws IOException {
        try {
            Request request = request(exchange);
            filter.check(request, exchange.getRequestURI());
            return handler.answer(request);
        } catch (RuntimeException | Error failure) {
            Problem problem = Problems.of(failure);
            if (Problems.isFault(problem) && !closing.getAsBoolean()) { // what is cut short is no fault
                LOG.warn("a request failed: {}", exchange.getRequestURI(), failure);
            }
            return problem.reply();
        }
    }

    private static Request request(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        return new Request(
                exchange.getRequestMethod(),
                exchange.getRequestURI(),
                name -> headers.getOrDefault(name, List.of()),
                exchange.getRequestBody()::readNBytes);
    }

    private void send(HttpExchange exchange, Reply.Document document) throws IOException {
        Headers headers = headers(exchange, document.type());
        byte[] body = document.body().getBytes(StandardCharsets.UTF_8);
        String tag = tag(body);
        headers.set("Cache-Control", document.lasting() ? "no-cache" : "no-store");
        if (document.lasting()) {
            headers.set("ETag", tag);
        }
        if (document.status() == 429) {
            headers.set("Retry-After", "2");
        }
        boolean known =
                document.lasting() && tag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"));
        int status = known ? 304 : document.status();
        if (known || exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(status, -1);
        } else {
            exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
            timeout.during(() -> write(exchange, body));
        }
    }

    private static void write(HttpExchange exchange, byte[] body) throws IOException {
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    private void send(HttpExchange exchange, Reply.Events events) throws IOException {
        headers(exchange, "text/event-stream").set("Cache-Control", "no-store");
        try (events) {
            exchange.sendResponseHeaders(200, 0);
            try (OutputStream out = exchange.getResponseBody()) {
                send((name, data) -> timeout.during(() -> write(out, name, data)), events);
            }
        }
    }

    private static void write(OutputStream out, String name, String data) throws IOException {
        out.write(("event: " + name + "\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static void send(EventStream stream, Reply.Events events) throws IOException {
        try {
            boolean more = true;
            while (more) {
                more = events.sendNext(stream);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error failure) {
            stream.send("problem", Problems.of(failure).json().text());
        }
    }

    private static Headers headers(HttpExchange exchange, String type) {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type.startsWith("image/") ? type : type + "; charset=utf-8");
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        return headers;
    }

    private static String tag(byte[] body) {
        return '"' + Hashing.sha256().hashBytes(body).toString().substring(0, TAG_DIGITS) + '"';
    }
}
