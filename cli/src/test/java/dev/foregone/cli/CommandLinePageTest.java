package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/COMMAND-LINE.md, docs/COMMAND-LINE-FILES.md and docs/REPORT.md show is what the command prints, costs apart. */
class CommandLinePageTest {

    private static final Pattern BLOCK = Pattern.compile("```console\n(.*?)```", Pattern.DOTALL);
    private static final Pattern EXAMPLE =
            Pattern.compile("^\\$ \\./foregone ([^\n]*)\n(.*?)(?=^\\$|\\z)", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /** Where the examples keep their tablebases and strategies; one builds what others read, in the order of the pages. */
    @TempDir
    private static Path directory;

    static List<Arguments> examples() throws IOException {
        Path docs = Path.of("..", "docs");
        String page = Files.readString(docs.resolve("COMMAND-LINE.md"))
                + Files.readString(docs.resolve("COMMAND-LINE-FILES.md"))
                + Files.readString(docs.resolve("REPORT.md"));
        return BLOCK.matcher(page)
                .results()
                .flatMap(block -> EXAMPLE.matcher(block.group(1)).results())
                .map(example -> Arguments.of(example.group(1), example.group(2)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExampleIsTrue(String command, String shown) {
        Cli.Run run = Cli.real().run(arguments(command));
        String answer = (run.out() + run.err()).replace(directory + File.separator, "");
        assertThat(withoutCost(answer)).isEqualTo(withoutCost(shown));
    }

    @Test
    void thereAreExamples() throws IOException {
        assertThat(examples()).hasSizeGreaterThanOrEqualTo(15);
    }

    private static String[] arguments(String command) {
        Stream<MatchResult> matches = ARGUMENT.matcher(command).results();
        return matches.map(match -> match.group(1) == null ? match.group(2) : match.group(1))
                .map(each -> each.endsWith(".tb") || each.endsWith(".strategy")
                        ? directory.resolve(each).toString()
                        : each)
                .toArray(String[]::new);
    }

    /** What an answer costs, how far a search comes before a limit, progress on a slow machine, and where the jars are may change. */
    private static String withoutCost(String text) {
        return text.replaceAll("(?m)^[a-z]+: \\d+ %, \\d+ of \\d+ games\n", "")
                .replaceAll("visited [\\d,]+ positions? in [\\d.]+ m?s\\b", "visited some positions in some time")
                .replaceAll("built in [\\d.]+ m?s\\b", "built in some time")
                .replaceAll("in [\\d.]+ m?s, [\\d,]+ a second", "in some time")
                .replaceAll(" positions, in [\\d.]+ m?s\\b", " positions, in some time")
                .replaceAll("(no win or loss within) \\d+ plies", "$1 some plies")
                .replaceAll("(\"at(Least|Most)\":\\{\"value\":\"[A-Z]+\"),\"plies\":\\d+", "$1")
                .replaceAll("\"(positionsVisited|elapsedMillis)\":\\d+", "\"$1\":0")
                .replaceAll("\"source\":\"[^\"]*\"", "\"source\":\"a jar\"");
    }
}
