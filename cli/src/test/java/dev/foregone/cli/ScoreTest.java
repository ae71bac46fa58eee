package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {

    @Test
    void theWholeAnswer() {
        Cli.Run run = Cli.real().run("solve", "kalah", "4x2", "--score");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).matches("""
                (?s).*
                score \\+6 for the player to move, south, who ends 6 points ahead

                moves
                  4  \\+6  best
                  3  \\+4
                  2  -10
                  1  -12

                best line
                  4 4 3 4 1 3 4 2 2 4 3 4

                memo visited [\\d,]+ positions in \\d+ ms
                """);
    }

    @Test
    void theAnswerForPrograms() {
        Cli.Run run = Cli.real().run("solve", "kalah", "4x2", "--score", "--json");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith(
                        "{\"game\":\"kalah\",\"engine\":\"memo\",\"position\":\"2,2,2,2:0 2,2,2,2:0 south\",\"score\":6,"
                                + "\"moves\":[{\"move\":\"4\",\"score\":6},{\"move\":\"3\",\"score\":4},")
                .contains("\"line\":[\"4\",\"4\",\"3\",")
                .endsWith(",\"format\":1}\n");
    }

    @Test
    void aLimitLeavesBounds() {
        Cli.Run run = Cli.real().run("solve", "kalah", "6x4", "--score", "--positions", "5000");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out())
                .contains("stopped: ")
                .containsPattern("score from -\\d+ to \\+\\d+ for the player to move, \\w+\n")
                .doesNotContain("moves\n");

        Cli.Run json = Cli.real().run("solve", "kalah", "6x4", "--score", "--positions", "5000", "--json");
        assertThat(json.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(json.out()).contains("\"score\":{\"atLeast\":-", "\"stopped\":\"");
    }

    @Test
    void aFinishedGame() {
        assertThat(scoreOf("0,0,0,0:8 0,0,0,0:16 north"))
                .contains("+8 for the player to move, north, who ends 8 points ahead");
        assertThat(scoreOf("0,0,0,0:8 0,0,0,0:16 south"))
                .contains("-8 for the player to move, south, who ends 8 points behind");
        assertThat(scoreOf("0,0,0,0:8 0,0,0,0:8 north")).contains("0 for the player to move, north, who ends level");
    }

    private static String scoreOf(String position) {
        return Cli.real().run("solve", "kalah", position, "--score").out();
    }

    @Test
    void whatMovesGaveAway() {
        Cli.Run run = Cli.real().run("review", "kalah", "4 3 1", "--position", "4x2", "--score");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("1  south  4  +6\n").contains("points lost");

        Cli.Run json = Cli.real().run("review", "kalah", "4 3 1", "--position", "4x2", "--score", "--json");
        assertThat(json.out())
                .contains(
                        "\"moves\":[{\"player\":\"south\",\"move\":\"4\",\"before\":6,\"after\":6,\"pointsLost\":0}",
                        "\"player\":\"north\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve tictactoe --score | the game 'tictactoe' counts no points
            solve dodgem --score | the game 'dodgem' counts no points
            solve kalah --score --value-only | --score finds the points, which --value-only does not ask for; leave one out
            solve kalah --score --batch - | --score is for one position; leave it out with --batch
            solve kalah --score --line boards | --score has a line of moves; leave out --line
            solve kalah --score --tablebase x | leave them out
            review tictactoe 1,1 --score | the game 'tictactoe' counts no points
            """)
    void whatHasNoScoreIsRefused(String command, String why) {
        Cli.Run run = Cli.real().run(command.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(why).doesNotContain("\tat ");
    }
}
