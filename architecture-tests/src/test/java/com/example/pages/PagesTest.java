package com.example.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The Java that README.md and the pages beside it show is a part of a source that is compiled and run, named in a comment
 * before it. Lines of dots stand for what is left out.
 */
final class PagesTest {

    private static final Path ROOT = Path.of(System.getProperty("foregone.root", ".."));

    /** Kotlin without a source is that of an Android project, which cannot be built here. */
    private static final Pattern BLOCK =
            Pattern.compile("(?:<!-- source: (\\S+) -->\n)?```(?:java|(?<=-->\n```)kotlin)\n(.*?)```", Pattern.DOTALL);

    private static final String LEFT_OUT = "// ...";

    static List<Arguments> snippets() throws IOException {
        List<Arguments> snippets = new ArrayList<>();
        for (String page : List.of(
                "README.md",
                "docs/YOUR-GAME.md",
                "docs/YOUR-GAME-DISPLAY.md",
                "docs/YOUR-ENGINE.md",
                "docs/EMBEDDING.md",
                "docs/OPPONENTS.md",
                "docs/STRATEGIES.md")) {
            for (MatchResult block : BLOCK.matcher(Files.readString(ROOT.resolve(page)))
                    .results()
                    .toList()) {
                snippets.add(Arguments.of(page, String.valueOf(block.group(1)), block.group(2)));
            }
        }
        return snippets;
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("snippets")
    void theSnippetIsPartOfItsSource(String page, String source, String snippet) throws IOException {
        assertThat(source).as("source of a snippet in %s:%n%s", page, snippet).isNotEqualTo("null");
        String code = withoutIndent(Files.readString(ROOT.resolve(source)));
        assertThat(parts(snippet))
                .isNotEmpty()
                .allSatisfy(part -> assertThat(code)
                        .as("%s shows what %s does not have", page, source)
                        .contains(part));
    }

    private static List<String> parts(String snippet) {
        return Stream.of(withoutIndent(snippet).split(Pattern.quote(LEFT_OUT)))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static String withoutIndent(String code) {
        return code.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
    }

    @Test
    void thereAreSnippets() throws IOException {
        assertThat(snippets()).hasSizeGreaterThanOrEqualTo(10);
    }

    /** Gradle's build of an example is tried only where there is a Gradle; the one of Maven is tried everywhere. */
    @Test
    void gradleAsksForWhatMavenDoes() throws IOException {
        String pom = Files.readString(ROOT.resolve("examples/my-own-game/pom.xml"));
        String gradle = Files.readString(ROOT.resolve("examples/my-own-game/build.gradle.kts"));
        List<String> wanted = Stream.of(
                        Pattern.compile("<groupId>(\\S+)</groupId>\\s*<artifactId>(\\S+)</artifactId>\\s*<version>\\$")
                                .matcher(pom)
                                .results()
                                .map(one -> one.group(1) + ":" + one.group(2)),
                        Pattern.compile("<\\w+\\.version>(\\S+)</")
                                .matcher(pom)
                                .results()
                                .map(one -> ":" + one.group(1) + "\")"))
                .flatMap(found -> found)
                .toList();
        assertThat(wanted).hasSize(9).allMatch(gradle::contains);
    }

    @Test
    void theFirstProgramPrintsWhatTheReadmeSays() throws IOException {
        Matching output = Matching.in(ROOT.resolve("README.md"), "```text\n(.*?)```");
        assertThat(printedByTheFirstProgram()).isEqualTo(output.first());
    }

    /** The first text on a page that a pattern's group matches. */
    private record Matching(String first) {
        static Matching in(Path page, String pattern) throws IOException {
            return new Matching(Pattern.compile(pattern, Pattern.DOTALL)
                    .matcher(Files.readString(page))
                    .results()
                    .findFirst()
                    .orElseThrow()
                    .group(1));
        }
    }

    private static String printedByTheFirstProgram() {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            FirstProgram.main(new String[0]);
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /** Whoever sees a test of the contract fail finds it in the table. */
    @Test
    void everyTestOfTheContractIsExplained() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/CONTRACT.md"));
        List<String> rows = Pattern.compile("^\\| ([^|]+) \\|", Pattern.MULTILINE)
                .matcher(page)
                .results()
                .map(row -> row.group(1))
                .toList();
        for (String contract : List.of("GameContract", "PackedContract")) {
            Path source = ROOT.resolve("testkit/src/main/java/dev/foregone/testkit/" + contract + ".java");
            assertThat(Pattern.compile("@DisplayName\\(\"(.*)\"\\)")
                            .matcher(Files.readString(source))
                            .results()
                            .map(name -> name.group(1)))
                    .isNotEmpty()
                    .allMatch(name -> rows.stream().anyMatch(name::startsWith), "has a row in docs/CONTRACT.md");
        }
    }

    @Test
    void aScoreIsFoundByAskingWhoWins() {
        for (int[] coins : new int[][] {{5}, {1, 2}, {3, 9, 1}, {8, 15, 3, 7}, {2, 7, 5, 3, 1}}) {
            assertThat(Scores.bestLead(coins)).isEqualTo(lead(coins, 0, coins.length));
        }
    }

    /** What the player to move can win of the coins that are left, less what the other wins. */
    private static int lead(int[] coins, int from, int to) {
        return from == to
                ? 0
                : Math.max(coins[from] - lead(coins, from + 1, to), coins[to - 1] - lead(coins, from, to - 1));
    }

    @Test
    void whoTakesTwoMovesAgain() {
        BoardState<KeptTurns.Stones> start = new KeptTurns().parse("4 A");
        assertThat(start).isEqualTo(new KeptTurns().initialState());
        assertThat(start.legalMoves().stream().filter(start::movesAgain)).containsExactly(new BoardMove("2"));
        assertThat(start.play(new BoardMove("2")).toMove()).isEqualTo(start.toMove());
    }
}
