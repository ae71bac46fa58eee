package dev.foregone.explorer.browser.devtools;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds a browser on this machine: what FOREGONE_BROWSER names, or Chromium or Chrome on the path. */
public final class Programs {

    /** The system property, or the variable of the environment, that names the browser's program. */
    public static final String NAME = "FOREGONE_BROWSER";

    /** The one without windows is the quickest. */
    private static final List<String> USUAL =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");

    private Programs() {}

    public static Optional<Path> browser() {
        return Stream.of(System.getProperty(NAME), System.getenv(NAME))
                .filter(named -> named != null && !named.isBlank())
                .findFirst()
                .map(named -> onPath(named))
                .orElseGet(() ->
                        USUAL.stream().flatMap(name -> onPath(name).stream()).findFirst());
    }

    /** Why there is none, for people. */
    public static String missing() {
        return "no browser was found: " + NAME + " names none that can be started, and the path has none of "
                + String.join(", ", USUAL);
    }

    private static Optional<Path> onPath(String program) {
        return Stream.concat(
                        Stream.of(""),
                        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)))
                .map(directory -> Path.of(directory, program))
                .filter(file -> program.contains(File.separator) || file.isAbsolute())
                .filter(Files::isExecutable)
                .findFirst();
    }
}
