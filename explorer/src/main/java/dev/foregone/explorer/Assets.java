package dev.foregone.explorer;

import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The files of the page: only those that {@code page/files.txt} names. They are read once. */
final class Assets {

    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "css", "text/css", "js", "text/javascript", "svg", "image/svg+xml");

    private final Map<String, Reply> files = new TreeMap<>();

    Assets() {
        text("files.txt")
                .lines()
                .filter(name -> !name.isBlank())
                .forEach(name -> files.put(name, new Reply.Document(200, type(name), text(name), true)));
        files.put("", Optional.ofNullable(files.get("index.html")).orElseThrow());
    }

    private static String type(String name) {
        return Optional.ofNullable(TYPES.get(name.substring(name.lastIndexOf('.') + 1)))
                .orElseThrow(() -> new IllegalStateException("page/" + name + " is of no known type"));
    }

    private static String text(String name) {
        try (InputStream in = Assets.class.getResourceAsStream("page/" + name)) {
            if (in == null) {
                throw new IllegalStateException("page/" + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    Reply answer(Request request) {
        Reply file = files.get(String.join("/", request.path()));
        if (file == null) {
            throw Api.nothingAt(request);
        }
        request.allow("GET");
        return file;
    }
}
