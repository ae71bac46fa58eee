package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The launcher in each shell that the machine has. */
@DisabledOnOs(OS.WINDOWS)
class LauncherShellsTest {

    @TempDir
    private Path directory;

    static Stream<List<String>> shells() {
        return Stream.of("sh", "dash", "bash", "bash --posix", "busybox sh", "ksh", "mksh", "yash")
                .map(shell -> List.of(shell.split(" ")))
                .filter(shell -> Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, shell.get(0)))));
    }

    @ParameterizedTest
    @MethodSource("shells")
    void aClosedInputIsEmpty(List<String> shell) throws Exception {
        Cli.Run run = launch(shell, "<&-");
        assertThat(run.status()).as(run.err()).isEqualTo(7);
        assertThat(run.out()).contains("input is open").contains("<games>");
    }

    @ParameterizedTest
    @MethodSource("shells")
    void whatIsOpenStaysAsItIs(List<String> shell) throws Exception {
        Cli.Run run = launch(shell, "");
        assertThat(run.status()).as(run.err()).isEqualTo(7);
        assertThat(run.out()).contains("input is open").contains("<games>").contains("<*>\n<-ea>");
        assertThat(run.err().lines()).hasSize(1);
    }

    private Cli.Run launch(List<String> shell, String redirection) throws Exception {
        LauncherCheckout checkout = new LauncherCheckout(directory, "a checkout");
        checkout.environment().put("FOREGONE_JAVA_OPTS", "* -ea");
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", "exec \"$@\" " + redirection, "sh"));
        command.addAll(shell);
        command.addAll(List.of(checkout.home().resolve("foregone").toString(), "games"));
        return checkout.run(command);
    }
}
