package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A limit leaves a move to make; what is estimated says so. */
class AdviceTest {

    private static final String BATCH = "xx./oo./...\nx../.o./...\nxxx/oo./...\n";

    private static Cli estimating() {
        return Cli.with(Games.load(), Engines.of(new AdvisingEngine()));
    }

    private static JsonNode json(String line) {
        return new JsonMapper().readTree(line);
    }

    @Test
    void aSearchThatIsStoppedEndsWithAdvice() {
        Cli.Run run = estimating().run("solve", "tictactoe", "x../.../...", "--time=10s");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out()).contains("""
                stopped: the time limit of 10 s was reached
                proved for the player to move: nothing

                advice
                  0,1 seems best, which is not proved; estimate +0.50, proved: nothing

                moves  (estimates: -1 a loss, 0 a draw, +1 a win; no proof)
                  0,1  estimate +0.50                      proved: nothing
                  0,2  estimate +0.00                      proved: nothing
                """);
        assertThat(run.out()).contains("  2,2  not compared, no better than +0.00  proved: nothing\n");
        assertThat(run.out()).contains("expected line\n  0,1\n");
    }

    @Test
    void whoeverWantsProofOnlyGetsNoAdvice() {
        for (String json : new String[] {"--json", "--line=moves"}) {
            assertThat(estimating()
                            .run("solve", "tictactoe", "--time=10s", "--proof-only", json)
                            .out())
                    .doesNotContain("advice", "estimate");
            assertThat(Cli.real().run("solve", "tictactoe", "xx./oo./...", json).out())
                    .as("no limit was given")
                    .doesNotContain("advice", "estimate");
        }
    }

    @Test
    void adviceIsAProperty() {
        JsonNode json = json(estimating()
                .run("solve", "tictactoe", "--positions=9", "--json")
                .out());
        assertThat(json.get("stopped").asString()).isEqualTo("the limit of 9 positions was reached");
        JsonNode advice = json.get("advice");
        assertThat(advice.propertyNames()).containsExactly("move", "proved", "estimate", "moves", "line");
        assertThat(advice.get("move").asString()).isEqualTo("0,0");
        assertThat(advice.get("proved").isNull()).isTrue();
        assertThat(advice.get("estimate").asDouble()).isEqualTo(0.5);
        assertThat(advice.get("moves").get(0).propertyNames())
                .containsExactly("move", "atLeast", "atMost", "estimate", "noBetterThan");
        assertThat(advice.get("moves").get(8).get("estimate").isNull()).isTrue();
        assertThat(advice.get("moves").get(8).get("noBetterThan").asDouble()).isEqualTo(-0.004);
    }

    @Test
    void aBatchHasAdviceOnEachLineAlsoWhereEverythingIsProved() {
        String[] lines = Cli.real()
                .reading(BATCH)
                .run("solve", "tictactoe", "--batch=-", "--time=1h", "--json")
                .out()
                .split("\n");
        assertThat(lines).hasSize(3);
        assertThat(json(lines[0]).get("advice"))
                .isEqualTo(json("{\"move\":\"0,2\",\"proved\":\"best\",\"estimate\":null}"));
        assertThat(json(lines[1]).get("value").asString()).isEqualTo("DRAW");
        assertThat(json(lines[1]).get("advice").get("proved").asString()).isEqualTo("best");
        assertThat(json(lines[2]).get("advice").isNull()).as("the game is over").isTrue();

        String[] estimated = estimating()
                .reading(BATCH)
                .run("solve", "tictactoe", "--batch=-", "--time=100ms", "--json")
                .out()
                .split("\n");
        assertThat(json(estimated[0]).get("advice").get("estimate").asDouble()).isEqualTo(0.5);
        assertThat(json(estimated[0]).get("advice").get("proved").isNull()).isTrue();
    }

    @Test
    void aHintSaysWhetherItIsProved() {
        assertThat(estimating().reading("hint\n").run("play", "tictactoe").out())
                .contains("x> 0,0 seems best, which is not proved; estimate +0.50, proved: nothing");
        assertThat(Cli.real()
                        .reading("hint\n")
                        .run("play", "tictactoe", "xx./oo./...")
                        .out())
                .contains("x> best is 0,2: WIN in 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"perfect", "expert", "beginner"})
    void theOpponentAnswersInTimeWhereNothingCanBeProved(String strength) {
        Cli.Run run = estimating().reading("1,1\n").run("play", "tictactoe", "--time=50ms", "--strength=" + strength);
        assertThat(run.status()).isZero();
        assertThat(run.out()).containsPattern("o plays \\d,\\d");
    }

    /** Nobody waits for the analysis of the empty board, which takes hours. */
    @Test
    void theOpponentAnswersOnABoardTooLargeToSolve() {
        Cli.Run run = Cli.real().reading("4\n").run("play", "connectfour", "--time=100ms");
        assertThat(run.status()).isZero();
        assertThat(run.out()).containsPattern("plays \\d");
    }

    @Test
    void aTimeIsATime() {
        Cli.Run run = Cli.real().run("play", "tictactoe", "--time=soon");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.err()).contains("\"soon\"");
    }
}
