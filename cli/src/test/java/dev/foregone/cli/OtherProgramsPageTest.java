package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.cli.batch.BatchRequest;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What docs/FROM-OTHER-PROGRAMS.md shows is what the command and the client print. */
class OtherProgramsPageTest {

    private static final Path CLIENT = Path.of("..", "examples", "python-client", "client.py");

    @TempDir
    private Path directory;

    private static String page() throws IOException {
        return Files.readString(Path.of("..", "docs", "FROM-OTHER-PROGRAMS.md"));
    }

    /** The first block of a language. */
    private static String block(String language) throws IOException {
        return Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
                .matcher(page())
                .results()
                .findFirst()
                .map((MatchResult match) -> match.group(1))
                .orElseThrow();
    }

    @Test
    void theConversationIsTrueAndValid() throws IOException {
        List<String> lines = block("console").lines().toList();
        String[] command = lines.get(0).replaceFirst("^\\$ \\./foregone ", "").split(" ");
        List<String> said = lines.stream()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2))
                .toList();
        List<String> shown = lines.stream().filter(line -> line.startsWith("{")).toList();
        Cli.Run run = Cli.real().reading(String.join("\n", said) + "\n").run(command);
        assertThat(run.out().lines().map(OtherProgramsPageTest::withoutCost))
                .containsExactlyElementsOf(
                        shown.stream().map(OtherProgramsPageTest::withoutCost).toList());
        BatchSchema answers = BatchSchema.ofAnswers();
        BatchSchema requests = BatchSchema.ofRequests();
        assertThat(shown)
                .hasSameSizeAs(said)
                .allSatisfy(line -> assertThat(answers.faults(line)).isEmpty());
        assertThat(said.stream().filter(BatchRequest::is))
                .hasSizeGreaterThan(3)
                .allSatisfy(line -> assertThat(requests.faults(line)).isEmpty());
    }

    private static String withoutCost(String text) {
        return text.replaceAll("\"(positionsVisited|elapsedMillis)\":\\d+", "\"$1\":0");
    }

    @Test
    void theCodeIsThatOfTheClient() throws IOException {
        assertThat(Files.readString(CLIENT)).contains(block("python"));
        assertThat(Files.readAllLines(CLIENT)).hasSizeLessThanOrEqualTo(55);
    }

    @Test
    @Timeout(120)
    void theClientPrintsWhatThePageShows() throws IOException, InterruptedException {
        Run run = client();
        assertThat(run.out()).as(run.err()).isEqualTo(block("text"));
        assertThat(run.status()).isZero();
    }

    @Test
    @Timeout(120)
    void theClientSaysWhyTheCommandEnded() throws IOException, InterruptedException {
        assertThat(client("--nonsense").err())
                .contains("RuntimeError: foregone ended with status 2: foregone: Unknown option: '--nonsense'");
    }

    private Run client(String... options) throws IOException, InterruptedException {
        assumeTrue(hasPython(), "there is no python3 of version 3.8 or later");
        String classPath =
                System.getProperty("jdk.module.path", "") + File.pathSeparator + System.getProperty("java.class.path");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Stream<String> command = Stream.of("python3", CLIENT.toString(), java, "-cp", classPath, Main.class.getName());
        return run(Stream.concat(command, Stream.of(options)));
    }

    private record Run(int status, String out, String err) {}

    private boolean hasPython() throws InterruptedException {
        try {
            return run(Stream.of("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 8))"))
                            .status()
                    == 0;
        } catch (IOException absent) {
            return false;
        }
    }

    private Run run(Stream<String> command) throws IOException, InterruptedException {
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        Process process = new ProcessBuilder(command.collect(Collectors.toCollection(ArrayList::new)))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try {
            assertThat(process.waitFor(100, TimeUnit.SECONDS)).as("it ends").isTrue();
        } finally {
            process.destroyForcibly();
        }
        String text = Files.readString(out, StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
        return new Run(process.exitValue(), text, Files.readString(err));
    }
}
