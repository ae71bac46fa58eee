package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.cli.terminal.ExitStatus;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher with this Java and the command as it is tested here; only mvn is not the real one, it copies jars. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(300)
class LauncherRealTest {

    @TempDir
    private Path directory;

    @Tag("slow")
    @Test
    void aBatchAnswersAllWhileTheCommandIsBuiltAgain() throws Exception {
        LauncherCheckout checkout = checkout("a checkout");
        Process batch = checkout.builder(List.of(
                        "/bin/sh",
                        checkout.home().resolve("foregone").toString(),
                        "solve",
                        "tictactoe",
                        "--batch",
                        "-"))
                .redirectError(directory.resolve("batch.err").toFile())
                .start();
        checkout.environment()
                .put("JAVA_HOME", checkout.directory().resolve("jdk").toString());
        try (BufferedReader answers = batch.inputReader();
                Writer positions = batch.outputWriter()) {
            assertThat(ask(positions, answers, "xx./oo./...")).isEqualTo("WIN\t1");
            for (int change = 0; change < 3; change++) {
                checkout.write("api/src/main/B.java", "change " + change);
                checkout.environment().put("FAKE_PREFIX", "another jar".repeat(1000 + change));
                assertThat(checkout.launch("games").err()).contains("the sources have changed");
                assertThat(ask(positions, answers, "xx./oo./xo.")).isEqualTo("WIN\t1");
            }
            // What is wrong with a line takes classes, and jars, that were not needed so far.
            assertThat(ask(positions, answers, "xxx/oo./o..")).startsWith("ERROR\tcannot read");
            assertThat(ask(positions, answers, ".../.../...")).isEqualTo("DRAW\t9");
        }
        assertThat(batch.waitFor()).isEqualTo(ExitStatus.BAD_LINES);
        assertThat(directory.resolve("batch.err")).content().hasLineCount(1).contains("first use");
    }

    @Tag("slow")
    @Test
    void aPathWithAccentsNeedsNoLocaleOfItsOwn() throws Exception {
        assumeTrue(
                Charset.forName(Objects.requireNonNull(System.getProperty("sun.jnu.encoding")))
                        .newEncoder()
                        .canEncode("é"),
                "this Java can make such a directory");
        LauncherCheckout checkout = checkout("é à");
        assumeTrue(
                checkout.run(List.of("locale", "-a"))
                        .out()
                        .toLowerCase(Locale.ROOT)
                        .contains("utf"),
                "there is a locale of UTF-8");
        for (String locale : List.of("C", "xx_XX.UTF-8")) {
            checkout.environment().put("LC_ALL", locale);
            assertThat(checkout.launch("games").out()).as(locale).contains("tictactoe");
        }
    }

    /** Java itself would exit with 1, as a batch with wrong lines does. */
    @Test
    void aJavaThatDoesNotStartHasAStatusOfItsOwn() throws Exception {
        LauncherCheckout checkout = checkout("a checkout");
        for (String options : List.of("-Xmx100t", "-XX:+UseG1GC", "-javaagent:/no.jar", "-Xmx0")) {
            checkout.environment().put("FOREGONE_JAVA_OPTS", options);
            Cli.Run run = checkout.launch("games");
            assertThat(run.status()).as(options).isEqualTo(ExitStatus.FAILED);
            assertThat(run.out()).as(options).isEmpty();
            assertThat(run.err())
                    .contains("foregone: Java does not start with " + options)
                    .containsAnyOf("VM", "Invalid");
        }
        checkout.environment().put("FOREGONE_JAVA_OPTS", "-Xmx100m -XX:+PrintFlagsFinal");
        checkout.environment().put("FOREGONE_PLUGINS", "/nowhere");
        Cli.Run bad = checkout.run(List.of(
                "/bin/sh", "-c", "echo x | exec \"$0\" solve tictactoe --batch -", checkout.home() + "/foregone"));
        assertThat(bad.status()).as(bad.err()).isEqualTo(ExitStatus.BAD_LINES);
        assertThat(bad.out()).startsWith("ERROR\t").hasLineCount(1);
    }

    /** With options, which are tried first, the command still takes the place of the launcher. */
    @Tag("slow")
    @Test
    void aSignalReachesTheCommandItself() throws Exception {
        LauncherCheckout checkout = checkout("a checkout");
        checkout.environment().put("FOREGONE_JAVA_OPTS", "-Xmx100m");
        Process batch = checkout.builder(
                        List.of(checkout.home().resolve("foregone").toString(), "solve", "tictactoe", "--batch", "-"))
                .redirectError(directory.resolve("batch.err").toFile())
                .start();
        try (BufferedReader answers = batch.inputReader();
                Writer positions = batch.outputWriter()) {
            assertThat(ask(positions, answers, "xx./oo./...")).isEqualTo("WIN\t1");
            batch.toHandle().destroy();
            assertThat(batch.waitFor()).isEqualTo(128 + 15);
        }
    }

    @Test
    void aPathWithAColonIsRefusedBeforeAnythingIsBuilt() throws Exception {
        LauncherCheckout checkout = new LauncherCheckout(directory, "a:checkout");
        Cli.Run run = checkout.launch("games");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err())
                .contains("the path of this checkout holds a colon")
                .contains(checkout.home().toString())
                .contains("\n  rename");
        assertThat(checkout.log()).doesNotExist();
    }

    private static String ask(Writer positions, BufferedReader answers, String position) throws IOException {
        positions.write(position + "\n");
        positions.flush();
        return String.valueOf(answers.readLine());
    }

    private LauncherCheckout checkout(String name) throws IOException {
        LauncherCheckout checkout = new LauncherCheckout(directory, name);
        checkout.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Path lib = checkout.jars().resolve("lib");
        Files.delete(lib.resolve("foregone-api-1.jar"));
        for (Path entry : classPath()) {
            boolean command = Files.exists(entry.resolve("dev/foregone/cli/Main.class"));
            if (Files.isRegularFile(entry)) {
                Files.copy(entry, lib.resolve(entry.getFileName()));
            } else if (command) {
                jar(checkout.jars().resolve("foregone-cli-1.jar"), entry);
            } else {
                jar(lib.resolve("foregone-" + entry.getParent().getParent().getFileName() + "-1.jar"), entry);
            }
        }
        return checkout;
    }

    /** What this test runs with, but for the tests themselves. */
    private static List<Path> classPath() {
        return Stream.of("jdk.module.path", "java.class.path")
                .flatMap(property -> Stream.of(System.getProperty(property, "").split(":")))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .filter(Files::exists)
                .filter(entry -> !entry.endsWith("test-classes"))
                .distinct()
                .toList();
    }

    private static void jar(Path jar, Path classes) {
        PrintStream out = new PrintStream(PrintStream.nullOutputStream());
        int status = ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(out, out, "--create", "--file", jar.toString(), "-C", classes.toString(), ".");
        assertThat(status).isZero();
    }
}
