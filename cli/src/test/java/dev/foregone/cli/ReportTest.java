package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code foregone report}: what it says of known games, in text, JSON and HTML. */
class ReportTest {

    private static final Pattern NAME = Pattern.compile("`([a-zA-Z]+)`");

    @TempDir
    private Path directory;

    @Test
    void ticTacToeIsADrawBetweenStrongPlayers() {
        Cli.Run run = Cli.real().run("report", "tictactoe", "--games", "48");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("The strongest players mostly draw, 100 % of their games")
                .contains("It is proved that neither side wins with best play.\n")
                .contains("48 games, seed 1, 100,000 positions for each move")
                .contains("\nThe beginning, proved: DRAW in 9\n");
        assertThat(Cli.real()
                        .run("report", "tictactoe", "--games", "48", "--threads", "1")
                        .out())
                .isEqualTo(run.out());
    }

    /** Its strategies are known, so that a perfect player never errs. */
    @Test
    void connectFourIsForTheFirstPlayer() {
        Cli.Run run = Cli.real().run("report", "connectfour", "--games", "36", "--positions", "5000");
        assertThat(run.status()).isZero();
        assertThat(run.out().lines().findFirst().orElseThrow())
                .startsWith("Among the strongest players the first player, x, is favoured, with 100 % of the points")
                .endsWith("It is proved that the first player, x, wins with best play.");
    }

    @Test
    void theFieldsAreThoseOfThePage() throws IOException {
        String json =
                Cli.real().run("report", "tictactoe", "--games", "6", "--json").out();
        JsonNode report = JsonMapper.shared().readTree(json);
        Set<String> printed = new TreeSet<>();
        collect(report, printed);
        String page = Files.readString(Path.of("..", "docs", "REPORT.md"));
        String fields = page.substring(page.indexOf("## JSON"));
        Set<String> documented = NAME.matcher(fields)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(documented).isEqualTo(printed);
        assertThat(report.get("verdict").stringValue())
                .isEqualTo(Cli.real()
                        .run("report", "tictactoe", "--games", "6")
                        .out()
                        .lines()
                        .findFirst()
                        .orElseThrow());
    }

    private static void collect(JsonNode node, Set<String> names) {
        node.propertyNames().forEach(names::add);
        node.forEach(each -> collect(each, names));
    }

    @Test
    void thePageIsAFileThatReplacesOnlySuchAPage() throws IOException {
        Path page = directory.resolve("report.html");
        String[] command = {"report", "pile", "--games", "6", "--html", page.toString()};
        assertThat(pile(command).status()).isZero();
        assertThat(page).content().startsWith("<!DOCTYPE html>").contains("6 games, seed 1");
        assertThat(pile(command).status()).isZero();
        Files.writeString(page, "<!DOCTYPE html><p>Mine");
        Cli.Run refused = pile(command);
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err()).contains("it is there already, and it is no page that this program has drawn");
        assertThat(page).hasContent("<!DOCTYPE html><p>Mine");
    }

    @Test
    void aPlaceWhereNothingCanBeWrittenIsRefusedBeforeAGameIsPlayed() {
        Path closed = Path.of("/proc/self"); // to root too
        assumeTrue(Files.isDirectory(closed) && !Files.isWritable(closed), "there is such a place here");
        assertRefused(
                "permission denied",
                "tictactoe",
                "--html",
                closed.resolve("report.html").toString());
    }

    private static Cli.Run pile(String... command) {
        return Cli.with(Games.of(new Pile()), Engines.load()).run(command);
    }

    @Test
    void badInputIsRefusedAtOnce() {
        assertRefused("the game is over: no games can be played from xxx/oo./...", "tictactoe", "xxx/oo./...");
        assertRefused("\"0\" is not a whole number from 1 on", "tictactoe", "--games", "0");
        assertRefused("--games 2000000 is too many", "tictactoe", "--games", "2000000");
        assertRefused("--positions 9000000000000 is too many", "tictactoe", "--positions", "9000000000000");
        assertRefused(
                "there is no file or directory",
                "tictactoe",
                "--html",
                directory.resolve("no/where").toString());
        assertRefused("there is no game 'tictacto'", "tictacto");
    }

    private static void assertRefused(String why, String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = "report";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        Cli.Run run = Cli.real().run(command);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(why).doesNotContain("\tat ");
    }
}
