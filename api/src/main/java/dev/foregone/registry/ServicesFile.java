package dev.foregone.registry;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** One file {@code META-INF/services/...} and the providers that it declares, in the form the JDK reads it. */
record ServicesFile(String source, List<Line> lines, Optional<String> unreadable) {

    private static final Pattern CLASS_NAME = Pattern.compile("\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*"
            + "(\\.\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*)*");

    /** One declaration: the text without its comment, and the number of its line from 1. */
    record Line(int number, String text) {

        boolean isClassName() {
            return CLASS_NAME.matcher(text).matches();
        }
    }

    /** The first line that is no class name: the JDK passes over its whole file. */
    Optional<Line> malformed() {
        return lines.stream().filter(line -> !line.isClassName()).findFirst();
    }

    static List<ServicesFile> all(ClassLoader loader, Class<?> service) {
        try {
            return Collections.list(loader.getResources("META-INF/services/" + service.getName())).stream()
                    .map(ServicesFile::read)
                    .toList();
        } catch (IOException unlisted) {
            throw new UncheckedIOException(unlisted);
        }
    }

    private static ServicesFile read(URL url) {
        String source = Source.ofServicesFile(url);
        try (BufferedReader reader = open(url)) {
            return new ServicesFile(source, declarations(reader.lines().toList()), Optional.empty());
        } catch (IOException | UncheckedIOException unreadable) {
            return new ServicesFile(source, List.of(), Optional.of(String.valueOf(unreadable.getMessage())));
        }
    }

    private static BufferedReader open(URL url) throws IOException {
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false); // a cached jar would stay locked, and stale
        return new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
    }

    private static List<Line> declarations(List<String> text) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            String declared = text.get(i).replaceFirst("#.*", "").strip();
            if (!declared.isEmpty()) {
                lines.add(new Line(i + 1, declared));
            }
        }
        return lines;
    }
}
