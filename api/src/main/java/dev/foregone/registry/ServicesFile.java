package dev.foregone.registry;

import dev.foregone.registry.Declaration.ClassLookup;
import dev.foregone.registry.DiscoveryReport.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** One file {@code META-INF/services/...}, read by the rules of {@link java.util.ServiceLoader}. */
record ServicesFile(String name, String source, List<Line> lines, Optional<String> unreadable) {

    private static final Pattern CLASS_NAME =
            Pattern.compile("\\p{javaJavaIdentifierStart}[\\p{javaJavaIdentifierPart}.]*");

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** One declaration: the text without its comment, and the number of its line from 1. */
    private record Line(int number, String text) {

        boolean isClassName() {
            return CLASS_NAME.matcher(text).matches();
        }

        Problem malformed() {
            return text.startsWith(BYTE_ORDER_MARK)
                    ? new Problem(
                            "line " + number + " of its services file begins with a byte order mark (U+FEFF)",
                            "save the file as UTF-8 without a byte order mark; with it the whole file is lost")
                    : new Problem(
                            "line " + number + " of its services file is no class name: " + text,
                            "write one class name a line, comments after #; one such line loses the whole file");
        }

        Problem loses() {
            return new Problem(
                    "it was passed over: one malformed line loses its whole services file, and line " + number + " is: "
                            + text.replace(BYTE_ORDER_MARK, "(byte order mark)"),
                    "fix that line");
        }
    }

    /** The file of each jar and directory that a class loader sees. */
    static List<ServicesFile> all(ClassLoader loader, Class<?> service) {
        String name = nameFor(service);
        try {
            return Collections.list(loader.getResources(name)).stream()
                    .map(url -> read(name, Source.ofResource(url, name), () -> open(url)))
                    .toList();
        } catch (IOException | RuntimeException unlisted) {
            return List.of(unreadable(name, loader.toString(), unlisted));
        }
    }

    /** The file of a module, which the service loader does not read. */
    static Optional<ServicesFile> in(Module module, Class<?> service) {
        String name = nameFor(service);
        try (InputStream found = module.getResourceAsStream(name)) {
            return Optional.ofNullable(found).map(stream -> read(name, Source.of(module), () -> stream));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static String nameFor(Class<?> service) {
        return "META-INF/services/" + service.getName();
    }

    /** The file's declarations; if one line is malformed, the service loader skips them all. */
    List<Declaration> declarations(ClassLookup classes) {
        if (unreadable.isPresent()) {
            Problem problem = new Problem("it cannot be read: " + unreadable.get(), "fix or replace the jar");
            return List.of(new Declaration(name, source, classes, Optional.of(problem)));
        }
        Optional<Line> malformed =
                lines.stream().filter(line -> !line.isClassName()).findFirst();
        return lines.stream()
                .map(line -> new Declaration(
                        line.text(),
                        source,
                        classes,
                        line.isClassName() ? malformed.map(Line::loses) : Optional.of(line.malformed())))
                .toList();
    }

    private static ServicesFile read(String name, String source, Opening opening) {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(opening.open(), StandardCharsets.UTF_8))) {
            return new ServicesFile(name, source, lines(reader.lines().toList()), Optional.empty());
        } catch (UncheckedIOException unreadable) {
            return unreadable(name, source, Objects.requireNonNull(unreadable.getCause()));
        } catch (IOException unreadable) {
            return unreadable(name, source, unreadable);
        }
    }

    private static ServicesFile unreadable(String name, String source, Exception why) {
        return new ServicesFile(name, source, List.of(), Optional.of(why.toString()));
    }

    private static List<Line> lines(List<String> text) {
        return IntStream.range(0, text.size())
                .mapToObj(
                        i -> new Line(i + 1, text.get(i).replaceFirst("#.*", "").trim()))
                .filter(line -> !line.text().isEmpty())
                .toList();
    }

    private static InputStream open(URL url) throws IOException {
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false); // a cached jar would stay locked and stale
        return connection.getInputStream();
    }

    /** Opens the file. */
    @FunctionalInterface
    private interface Opening {

        InputStream open() throws IOException;
    }
}
