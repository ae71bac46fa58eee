package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wherever memory runs out, that is no answer: a status of 1 would say that a tablebase is wrong. */
class FullHeapTest {

    @TempDir
    private Path directory;

    /** Solves tic-tac-toe where little of the heap is left. */
    static final class Crowded {

        private static final List<Object> TAKEN = new ArrayList<>(1 << 16);

        private Crowded() {}

        /** How many kilobytes are left. */
        public static void main(String[] arguments) {
            byte[] left = new byte[Integer.parseInt(arguments[0]) << 10];
            for (int size = 1 << 20; size >= 1 << 10; size /= 2) {
                take(size);
            }
            TAKEN.add(left.length);
            left = null;
            Main.main("solve", "tictactoe");
        }

        private static void take(int size) {
            try {
                while (true) {
                    TAKEN.add(new byte[size]);
                }
            } catch (OutOfMemoryError full) {
                return; // as intended
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 100, 400})
    @Timeout(60)
    void endsWithItsOwnStatusAndOneMessage(int kilobytes) throws IOException, InterruptedException {
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        String classPath =
                System.getProperty("jdk.module.path", "") + File.pathSeparator + System.getProperty("java.class.path");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx12m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        classPath,
                        Crowded.class.getName(),
                        String.valueOf(kilobytes))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(err)).isEqualTo(ExitStatus.FAILED);
        assertThat(out).isEmptyFile();
        List<String> said = Files.readAllLines(err).stream()
                .filter(line -> !line.startsWith("Runtime.exit(")) // newer JDKs say that they cannot log it
                .toList();
        assertThat(said).hasSize(2);
        assertThat(said.get(0)).startsWith("foregone: Java's heap ");
        assertThat(said.get(1)).contains("-Xmx");
    }
}
