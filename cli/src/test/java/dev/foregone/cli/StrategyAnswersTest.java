package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code --strategy} does for commands that answer. */
class StrategyAnswersTest {

    private static final JsonMapper MAPPER = new JsonMapper();

    @TempDir
    private static Path directory;

    private static String first;
    private static String second;

    @BeforeAll
    static void build() {
        first = built("first", "tictactoe", "--leaf=0");
        second = built("second", "tictactoe", "--leaf=0", "--for=second");
    }

    private static String built(String name, String game, String... options) {
        String file = directory.resolve(name).toString();
        String[] args = new String[options.length + 5];
        args[0] = "strategy";
        args[1] = "build";
        args[2] = game;
        args[3] = "--to";
        args[4] = file;
        System.arraycopy(options, 0, args, 5, options.length);
        Cli.Run run = Cli.real().run(args);
        assertThat(run.status()).as(run.err()).isZero();
        return "--strategy=" + file;
    }

    @Test
    void whatItHasIsAnsweredAtOnce() {
        Cli.Run run = Cli.real().run("solve", "tictactoe", first);
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .containsPattern("\nproved for the player to move: at least a draw\n\nadvice\n  \\S+ keeps that\n\n")
                .contains("strategy visited 0 positions in ")
                .doesNotContain("stopped");
        assertThat(Cli.real().run("solve", "tictactoe", second).out())
                .contains("proved for the player to move: at most a draw\n\nstrategy visited 0 ");
        JsonNode json = MAPPER.readTree(
                Cli.real().run("solve", "tictactoe", first, second, "--json").out());
        assertThat(json.propertyNames())
                .containsExactly(
                        "game",
                        "engine",
                        "position",
                        "atLeast",
                        "atMost",
                        "positionsVisited",
                        "elapsedMillis",
                        "advice",
                        "format");
        assertThat(json.get("engine").asString()).isEqualTo("strategy");
        assertThat(json.get("atLeast").get("value").asString()).isEqualTo("DRAW");
        assertThat(json.get("atMost").get("value").asString()).isEqualTo("DRAW");
        assertThat(json.get("advice").get("proved").asString()).isEqualTo("value");
    }

    /** A strategy that begins in a corner does not come to the other player's turn after a beginning in the middle. */
    @Test
    void whatItDoesNotHaveIsSolved() {
        JsonNode unknown = MAPPER.readTree(Cli.real()
                .run("solve", "tictactoe", ".../.x./...", first, "--json")
                .out());
        assertThat(unknown.get("engine").asString()).isEqualTo("memo");
        assertThat(unknown.get("plies").asInt()).isEqualTo(8);
        assertThat(Cli.real().run("solve", "tictactoe", "xxx/oo./...", first).out())
                .contains("the game is over");
    }

    @Test
    void withinLimitsTheEngineWorksToo() {
        Cli.Run run = Cli.real().run("solve", "tictactoe", first, "--positions=1000000", "--json");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("\"engine\":\"anytime\"", "\"value\":\"DRAW\",\"plies\":9");
        Cli.Run stopped = Cli.real().run("solve", "tictactoe", first, "--positions=1", "--proof-only");
        assertThat(stopped.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(stopped.out()).contains("proved for the player to move: at least a draw");
    }

    @Test
    void aBatchHasWholeAnswers() {
        Cli cli = Cli.real().reading(".../.../...\nxx./oo./...\n");
        assertThat(cli.run("solve", "tictactoe", "--batch=-", first).out()).isEqualTo("DRAW\t9\nWIN\t1\n");
        assertThat(cli.run("solve", "tictactoe", "--batch=-", first, second, "--value-only")
                        .out())
                .isEqualTo("DRAW\nWIN\n");
        assertThat(cli.run("solve", "tictactoe", "--batch=-", first, second, "--value-only", "--json")
                        .out()
                        .lines())
                .satisfiesExactly(
                        known -> assertThat(known).contains("\"engine\":\"strategy\""),
                        unknown -> assertThat(unknown).contains("\"engine\":\"memo\""));
    }

    /** A leaf is left to the engine, within the positions that prove it. */
    @Test
    void theMoveAtALeafIsSearched() {
        String leaf = built("leaf", "dodgem", "--leaf=5000");
        Cli.Run run = Cli.real().run("solve", "dodgem", leaf, "--json");
        assertThat(run.status()).isZero();
        JsonNode json = MAPPER.readTree(run.out());
        assertThat(json.get("engine").asString()).isEqualTo("retrograde");
        assertThat(json.get("positionsVisited").asLong()).isBetween(1L, 5_000L);
        assertThat(json.get("advice").get("move").asString()).isEqualTo("0,0-right");
    }

    @Test
    void aLeafMayBeOfAnySize() {
        Cli.Run run = Cli.real().run("solve", "tictactoe", built("huge", "tictactoe", "--leaf=900000000000000000"));
        assertThat(run.status()).as(run.err()).isZero();
    }

    @Test
    void playReviewTreeAndPuzzleTakeIt() {
        Cli.Run play = Cli.real().reading("hint\nquit\n").run("play", "tictactoe", first);
        assertThat(play.status()).as(play.err()).isZero();
        assertThat(play.out()).contains("You are x.", ": DRAW in 9");
        Cli.Run begun = Cli.real().run("play", "tictactoe", first, second, "--as=o");
        assertThat(begun.out()).contains("x plays ");
        assertThat(Cli.real().run("review", "tictactoe", "1,1 0,1", first).out())
                .contains("o  0,1  LOSS in 6");
        assertThat(Cli.real()
                        .run("tree", "tictactoe", "xx./oo./...", "--format=text", first)
                        .out())
                .isEqualTo(Cli.real()
                        .run("tree", "tictactoe", "xx./oo./...", "--format=text")
                        .out());
        assertThat(Cli.real()
                        .run("puzzle", "tictactoe", "--within=1", "--seed=1", first)
                        .status())
                .isZero();
    }

    /** Connect Four brings a strategy of its first player. */
    @Test
    void theFirstPlayerOfConnectFourWinsAtOnce() {
        assertThat(Cli.real().run("solve", "connectfour", "--value-only").out())
                .contains("WIN: the player to move, x, wins\n", "strategy visited 0 positions in ");
        Cli.Run play = Cli.real().reading("hint\n").run("play", "connectfour", "--time=1ms");
        assertThat(play.out()).contains("4 is as good as any, but perhaps not the quickest: WIN");
        Cli.Run stopped = Cli.real().run("solve", "connectfour", "--positions=1000");
        assertThat(stopped.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(stopped.out())
                .contains("the limit of 1000 positions was reached")
                .containsPattern("proved for the player to move: WIN in \\d+ plies or more")
                .contains("anytime visited 1,000 positions in ");
    }

    @Test
    void aTablebaseBesideItIsRefused() {
        Cli.Run run = Cli.real().run("solve", "tictactoe", first, "--tablebase=x.tb");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.err()).contains("so --strategy would add nothing; leave one out");
    }
}
