package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.options.Context;
import dev.foregone.cli.options.PluginPath;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReviewTest {

    @Test
    void eachMoveSaysWhatItGaveAway() {
        Cli.Run run = Cli.real().run("review", "tictactoe", "2,2", "2,0", "0,2", "--position", "xx./oo./...");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).matches("""
                limit: 3 s for 3 moves

                1  x  2,2  LOSS in 2  was WIN in 1, a win given away; best 0,2; refuted by 1,2
                2  o  2,0  LOSS in 2  was WIN in 1, a win given away; best 1,2; refuted by 0,2
                3  x  0,2  WIN in 1   the only move

                x: 2 moves, value kept in 1 of 2 choices, 1 of 2 only moves found, 1 win to loss; level .*
                o: 1 move, value kept in 0 of 1 choice, 0 of 0 only moves found, 1 win to loss; level .*

                anytime visited \\d+ positions in \\d+ ms
                """);
    }

    @Test
    void pliesLostDrawsLostAndForcedMovesAreNamed() {
        assertThat(Cli.real()
                        .run("review", "tictactoe", "2,2,0,2", "--position=xx./oo./...")
                        .out())
                .contains("was WIN in 1, 2 plies lost; best 1,2");
        assertThat(Cli.real().run("review", "tictactoe", "1,1", "0,1").out())
                .contains("was DRAW in 8, a draw given away; best 0,0 0,2 2,0 2,2")
                .contains(", 1 draw to loss;");
        assertThat(Cli.real()
                        .run("review", "tictactoe", "2,2", "--position=xxo/oox/xo.")
                        .out())
                .contains("1  x  2,2  DRAW in 1  forced")
                .contains("value kept in 0 of 0 choices, 0 of 0 only moves found\n");
    }

    @Test
    void theJsonHasWhatIsPromised() {
        Cli.Run run = Cli.real().run("review", "kalah", "1,2", "--position", "3x2", "--json");
        JsonNode json = new JsonMapper().readTree(run.out());
        assertThat(json.propertyNames())
                .containsExactly(
                        "game",
                        "engine",
                        "position",
                        "moves",
                        "players",
                        "positionsVisited",
                        "elapsedMillis",
                        "limits");
        assertThat(json.get("moves").get(0).propertyNames())
                .containsExactly(
                        "number",
                        "player",
                        "position",
                        "move",
                        "before",
                        "after",
                        "loss",
                        "pliesLost",
                        "becameEndless",
                        "choice",
                        "onlyMove",
                        "best",
                        "proved",
                        "expectedLoss",
                        "bestProved");
        assertThat(json.get("players").get(1).get("player").asString()).isEqualTo("north");
        assertThat(json.get("players").get(0).propertyNames())
                .containsExactly(
                        "player",
                        "moves",
                        "choices",
                        "kept",
                        "onlyMoves",
                        "onlyMovesFound",
                        "winsToDraws",
                        "winsToLosses",
                        "drawsToLosses",
                        "pliesLost",
                        "level",
                        "unproved",
                        "expectedLoss");
    }

    @Test
    void aMoveThatIsNoneIsBadInput() {
        Cli.Run run = Cli.real().run("review", "tictactoe", "1,1", "1,1");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("foregone: move 2, \"1,1\": cannot read");
        assertThat(Cli.real().run("review", "tictactoe").status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(Cli.real()
                        .run("review", "tictactoe", "1,1", "--position", "xxx/xxx/xxx")
                        .status())
                .isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void limitsAreForTheWholeGame() {
        Cli.Run run = Cli.with(Games.load(), Engines.of(new AdvisingEngine()))
                .run("review", "tictactoe", "1,1", "0,0", "--positions=3");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).matches("""
                limit: 3 positions for 2 moves

                1  x  1,1  not proved  estimate: 0.50 lost; advised 0,0
                2  o  0,0  not proved  estimate: 0.00 lost

                x: 1 move, value kept in 0 of 0 choices, 0 of 0 only moves found; 1 move not proved, estimate: 0.50 lost
                o: 1 move, value kept in 0 of 0 choices, 0 of 0 only moves found; 1 move not proved, estimate: 0.00 lost

                advising visited \\d+ positions in \\d+ ms
                """);
    }

    @Test
    void withTimeForAllOfItEverythingIsProved() {
        Cli.Run run = Cli.real().run("review", "tictactoe", "1,1", "0,0", "--time=1h");
        assertThat(run.status()).isZero();
        assertThat(run.out()).doesNotContain("estimate", "not proved");
    }

    /** A second for each move, of a game that nobody solves in that time. */
    @Test
    void aReviewEndsWithoutALimitToo() {
        Cli.Run run = Cli.real().whileWatched().run("review", "connectfour", "4", "4", "--position", "8x7:-", "--json");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.err()).contains("reviewing").contains("1 of 2 moves").endsWith("\r");
        assertThat(run.out()).endsWith(",\"limits\":{\"time\":\"2s\",\"positions\":null}}\n");
    }

    /** Positions alone are a limit too, and then no time is. */
    @Test
    void aLimitThatIsGivenReplacesTheUsualOne() {
        Cli.Run run = Cli.real().run("review", "tictactoe", "1,1", "--positions=50", "--json");
        assertThat(run.out()).endsWith(",\"limits\":{\"time\":null,\"positions\":50}}\n");
        Cli.Run both = Cli.real().run("review", "tictactoe", "1,1", "--positions=1", "--time=90s");
        assertThat(both.out()).startsWith("limit: 90 s or 1 position for 1 move\n\n1  x  1,1");
    }

    /** Moves are judged from the last to the first, and Ctrl-C comes with the second of them. */
    @Test
    void whatWasJudgedIsPrintedWhenItIsInterrupted() {
        AtomicReference<Context> running = new AtomicReference<>();
        AtomicInteger asked = new AtomicInteger();
        Engine engine = new AdvisingEngine(() -> {
            if (asked.incrementAndGet() == 2) {
                running.get().interruption().start().cancel();
            }
        });
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text, true);
        Console console = new Console(new BufferedReader(Reader.nullReader()), out, out, Ansi.OFF, false);
        running.set(new Context(Games::load, () -> Engines.of(engine), new PluginPath(List.of()), console));
        int status = new Foregone(running.get()).run("review", "connectfour", "1 2 3 4 5 6 7 1 2 3", "--positions=9");
        assertThat(status).isEqualTo(ExitStatus.STOPPED);
        assertThat(text.toString()).startsWith("""
                limit: 9 positions for 10 moves
                stopped: 2 of 10 moves judged, from the end

                 9  x  2  not proved  estimate: 0.50 lost; advised 1
                10  o  3  not proved  estimate: 0.50 lost; advised 1

                x: 1 move,""");
    }

    @Test
    void aPluginThatFailsIsNamed() {
        Cli.Run run = Cli.with(Games.of(new Pile()), Engines.of(Fakes.broken())).run("review", "pile", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).contains("the engine 'broken' failed");
    }
}
