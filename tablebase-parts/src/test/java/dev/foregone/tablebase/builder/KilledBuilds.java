package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.builder.BuildInAnotherJvm.Way;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Kills builds while they work; of two kinds, so that two JVMs can share them. */
abstract class KilledBuilds {

    /** Each in a part of its own of the time that a whole build takes. */
    private static final int KILLS = Integer.getInteger("foregone.kills", Thorough.orFew(4, 2));

    private static final long SEED = 20_261_123;
    private static final String SAID = "said";

    @TempDir
    private Path directory;

    static Stream<Way> few(boolean onDisk, int count) {
        return Thorough.orFirst(
                count,
                Stream.of(Way.values()).filter(way -> way.isOnDisk() == onDisk).toArray(Way[]::new));
    }

    @ParameterizedTest
    @MethodSource("ways")
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    @DisplayName("resumes, and ends in the same bytes")
    void killed(Way way) throws IOException, InterruptedException {
        Random random = new Random(SEED);
        Path file = directory.resolve("killed.tb");
        Path begun = directory.resolve(way.isOnDisk() ? "killed.tb.parts" : "killed.tb.work");
        long started = System.nanoTime();
        finish(file, way);
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
        Map<String, Integer> expected = takeAway();
        int inTheMidst = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = process(file, way);
            double moment = (kill + random.nextDouble()) / KILLS;
            process.waitFor(1 + (long) (millis * moment), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            inTheMidst += Files.exists(begun) ? 1 : 0;
            if (Files.exists(file)) {
                finish(file, way); // what was left to be deleted
                assertThat(takeAway()).as("seed %d, kill %d", SEED, kill).isEqualTo(expected);
            }
        }
        finish(file, way);
        assertThat(takeAway()).isEqualTo(expected);
        assertThat(inTheMidst).as("kills in its midst").isGreaterThanOrEqualTo(KILLS / 4);
    }

    private Process process(Path file, Way way) throws IOException {
        return AnotherJvm.start(
                BuildInAnotherJvm.class,
                List.of("-Xmx256m", "-XX:+UseSerialGC"),
                List.of(file.toString(), way.name()),
                directory.resolve(SAID).toFile());
    }

    private void finish(Path file, Way way) throws IOException, InterruptedException {
        int status = process(file, way).waitFor();
        assertThat(status).as(Files.readString(directory.resolve(SAID))).isZero();
    }

    /** All files that the build made, by name, with hashes of their bytes; they are deleted. */
    private Map<String, Integer> takeAway() throws IOException {
        Map<String, Integer> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path path : all.filter(Files::isRegularFile).toList()) {
                files.put(directory.relativize(path).toString(), Arrays.hashCode(Files.readAllBytes(path)));
            }
        }
        files.remove(SAID);
        try (Stream<Path> all = Files.list(directory)) {
            for (Path path : all.toList()) {
                Trees.delete(path);
            }
        }
        return files;
    }
}
