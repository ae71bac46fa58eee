package dev.foregone.services;

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
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads files {@code META-INF/services/...} by the rules of {@link java.util.ServiceLoader}. */
final class ServicesFile {

    private static final Pattern CLASS_NAME =
            Pattern.compile("\\p{javaJavaIdentifierStart}[\\p{javaJavaIdentifierPart}.]*");

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** One declaration: the text without its comment, and the number of its line from 1. */
    private record Line(int number, String text) {

        boolean isClassName() {
            return CLASS_NAME.matcher(text).matches();
        }

        Flaw malformed() {
            return text.startsWith(BYTE_ORDER_MARK)
                    ? new Flaw(
                            "line " + number + " of its services file begins with a byte order mark (U+FEFF)",
                            "save the file as UTF-8 without a byte order mark; with it the whole file is lost")
                    : new Flaw(
                            "line " + number + " of its services file is no class name: " + text,
                            "write one class name a line, comments after #; one such line loses the whole file");
        }

        Flaw loses() {
            return new Flaw(
                    "it was passed over: one malformed line loses its whole services file, and line " + number + " is: "
                            + text.replace(BYTE_ORDER_MARK, "(byte order mark)"),
                    "fix that line");
        }
    }

    private ServicesFile() {}

    /** What the file of each jar and directory declares that a class loader sees. */
    static Stream<Declaration> declarations(ClassLoader loader, Class<?> service) {
        String name = nameFor(service);
        try {
            return Collections.list(loader.getResources(name)).stream()
                    .flatMap(url -> read(name, Source.ofResource(url, name), loader, () -> open(url)))
                    .toList() // here, where what fails is caught
                    .stream();
        } catch (IOException | RuntimeException unlisted) {
            return unreadable(name, loader.toString(), loader, unlisted);
        }
    }

    static String nameFor(Class<?> service) {
        return "META-INF/services/" + service.getName();
    }

    static Stream<Declaration> read(
            String name, String source, @Nullable ClassLoader loader, Callable<InputStream> opening) {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(opening.call(), StandardCharsets.UTF_8))) {
            return declarations(lines(reader.lines().toList()), source, loader);
        } catch (UncheckedIOException unreadable) {
            return unreadable(name, source, loader, Objects.requireNonNull(unreadable.getCause()));
        } catch (Exception unreadable) { // of opening it
            return unreadable(name, source, loader, unreadable);
        }
    }

    private static Stream<Declaration> unreadable(
            String name, String source, @Nullable ClassLoader loader, Exception why) {
        Flaw flaw = new Flaw("it cannot be read: " + why, "fix or replace the jar");
        return Stream.of(new Declaration(name, source, loader, Optional.of(flaw)));
    }

    /** If one line is malformed, the service loader skips them all. */
    private static Stream<Declaration> declarations(List<Line> lines, String source, @Nullable ClassLoader loader) {
        Optional<Line> malformed =
                lines.stream().filter(line -> !line.isClassName()).findFirst();
        return lines.stream()
                .map(line -> new Declaration(
                        line.text(),
                        source,
                        loader,
                        line.isClassName() ? malformed.map(Line::loses) : Optional.of(line.malformed())));
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
}
