package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No source file is longer than a person reads at a sitting. */
final class SourceFilesTest {

    private static final int MOST_LINES = 400;
    private static final Path ROOT = Path.of(System.getProperty("foregone.root", ".."));

    @Test
    void areShort() throws IOException {
        assertThat(sources(ROOT)).hasSizeGreaterThan(100);
        assertThat(tooLong(ROOT)).isEmpty();
    }

    @Test
    void aLongOneIsFound(@TempDir Path directory) throws IOException {
        Path source = Files.createDirectories(directory.resolve("module/src/main/java"));
        Files.writeString(source.resolve("Short.java"), "//\n".repeat(MOST_LINES));
        Files.writeString(source.resolve("Long.java"), "//\n".repeat(MOST_LINES + 1));

        assertThat(tooLong(directory)).containsExactly(source.resolve("Long.java"));
    }

    private static List<Path> tooLong(Path root) throws IOException {
        return sources(root).stream().filter(file -> lines(file) > MOST_LINES).toList();
    }

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !root.relativize(file).toString().contains("target/"))
                    .toList();
        }
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
