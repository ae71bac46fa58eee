package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AfterTest {

    @ParameterizedTest
    @ValueSource(strings = {"0,0 1,1 0,2", "0,0,1,1,0,2", "0,0, 1,1 ,0,2", "  0,0\t1,1,0,2  "})
    void movesAreSeparatedBySpacesOrCommas(String moves) {
        assertThat(Cli.real()
                        .run("solve", "tictactoe", "--json", "--after", moves)
                        .out())
                .contains("\"position\":\"x.x/.o./...\"");
    }

    @Test
    void theyFollowThePositionIfThereIsOne() {
        Cli.Run run = Cli.real().run("solve", "connectfour", "444", "--after=5 5", "--positions=10", "--json");
        assertThat(run.out()).contains("\"position\":\"44455\"");
        assertThat(Cli.real()
                        .run("tree", "tictactoe", "xx./oo./...", "--after=0,2")
                        .out())
                .contains("x x x\\lo o .\\l. . .\\lLOSS in 0");
        assertThat(Cli.real()
                        .run("play", "tictactoe", "xx./oo./...", "--after", "2,2")
                        .out())
                .startsWith("You are o.");
    }

    @Test
    void aGameThatReadsNoPositionsIsAskedAboutTheLaterOnesToo() {
        Cli speechless = Cli.with(Games.of(new Fakes.SpeechlessGame()), Engines.load());
        assertThat(speechless.run("solve", "speechless", "--after", "1,2").out())
                .contains("WIN in 1");
        Cli.Run run = speechless.run("solve", "speechless", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.err()).contains("reads no positions").contains("--after").doesNotContain("leave");
        Cli.Run batch =
                speechless.reading("1\n{\"after\":[\"1\",\"2\"]}\n").run("solve", "speechless", "--batch=-", "--json");
        assertThat(batch.out().split("\n")[0]).contains("reads no positions", "{\\\"after\\\":");
        assertThat(batch.out().split("\n")[1]).contains("\"value\":\"WIN\",\"plies\":1");
    }

    @Test
    void theMoveAtFaultIsNamed() {
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--after", "0,0 1,1,0,0 2,2");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.err()).startsWith("foregone: --after, move 3, \"0,0\": ").contains("\n  accepted: 0,1 0,2 1,0");
        assertThat(Cli.real()
                        .run("solve", "tictactoe", "xxx/oo./...", "--after", "2,2")
                        .err())
                .contains("the game is over");
    }
}
