package dev.foregone.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.Cancellation;
import dev.foregone.cli.Main;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class InterruptionTest {

    @Test
    @Timeout(20)
    void aCommandThatWaitsForInputIsNotWaitedFor() throws IOException {
        Interruption interruption = new Interruption(Duration.ofHours(1));
        Cancellation cancellation = interruption.start();
        Boolean nothingLeft = interruption.whileWaiting(() -> {
            boolean done = interruption.onShutdown();
            interruption.close();
            return done;
        });
        assertThat(nothingLeft).isTrue();
        assertThat(cancellation.isCancelled()).isTrue();
    }

    @Test
    void aCommandAtWorkIsWaitedForAndNoLongerThanTheGrace() {
        try (Interruption interruption = new Interruption(Duration.ofMillis(10))) {
            interruption.start();
            assertThat(interruption.onShutdown()).isFalse();
        }
    }

    @Test
    void whatHasEndedIsNotWaitedFor() {
        Interruption interruption = new Interruption(Duration.ofHours(1));
        interruption.start();
        interruption.close();
        assertThat(interruption.onShutdown()).isTrue();
    }

    @Test
    @Timeout(60)
    @EnabledOnOs(OS.LINUX)
    void aBatchThatWaitsEndsWithTheStatusOfCtrlC() throws IOException, InterruptedException {
        String classPath =
                System.getProperty("jdk.module.path", "") + File.pathSeparator + System.getProperty("java.class.path");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath,
                        Main.class.getName(),
                        "solve",
                        "tictactoe",
                        "--batch=-")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (Writer input = process.outputWriter();
                BufferedReader output = process.inputReader()) {
            input.write("xx./oo./...\n");
            input.flush();
            assertThat(output.readLine()).isEqualTo("WIN\t1");
            assumeTrue(heeds(process, 2), "the build was started without Ctrl-C");
            new ProcessBuilder(List.of("kill", "-INT", String.valueOf(process.pid())))
                    .start()
                    .waitFor();
            assertThat(process.waitFor()).isEqualTo(130);
        } finally {
            process.destroyForcibly();
        }
    }

    /** Whether a process does not ignore a signal: a bit of a hexadecimal number. */
    private static boolean heeds(Process process, int signal) throws IOException {
        String ignored = Files.readAllLines(Path.of("/proc", String.valueOf(process.pid()), "status")).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .findFirst()
                .orElse("SigIgn: 0");
        return (Long.parseUnsignedLong(ignored.replaceFirst(".*:\\s*", ""), 16) >> (signal - 1) & 1) == 0;
    }
}
