package dev.foregone.cli.text;

import dev.foregone.answers.Phrases;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * What is said of a file that a command was to build.
 *
 * @param there whether it was there before
 * @param started when the build began
 */
public record BuildEnd(boolean there, long started) {

    public static BuildEnd of(Path file) {
        return new BuildEnd(Files.exists(file), System.nanoTime());
    }

    public String text(String heading) {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - started);
        return heading + "\n" + (there ? "it was there already" : "built in " + Phrases.duration(elapsed));
    }
}
