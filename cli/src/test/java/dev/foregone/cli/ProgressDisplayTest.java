package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.SolverOptions;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

class ProgressDisplayTest {

    private static final Cli SLOW =
            Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(ProgressDisplayTest::work)));

    private static void work(SolverOptions options) {
        options.listener().progressed(0.5, 7);
        try {
            Thread.sleep(1_700);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aBarIsShownWhenItTakesLongAndSomebodyIsWatching() {
        Cli.Run run = SLOW.whileWatched().run("solve", "pile");
        assertThat(run.err()).contains("solving").contains("50%").endsWith("\r");
        assertThat(run.out()).doesNotContain("solving");
    }

    @Test
    void nobodyWatchingNoBar() {
        assertThat(SLOW.run("solve", "pile").err()).isEmpty();
    }

    @Test
    void noBarForWhatIsQuick() {
        assertThat(Cli.real().whileWatched().run("solve", "tictactoe").err()).isEmpty();
    }

    @Test
    void aFileGetsALineNowAndThen() throws InterruptedException {
        StringWriter err = new StringWriter();
        Console file = new Console(
                new BufferedReader(new StringReader("")), new PrintWriter(err), new PrintWriter(err), Ansi.OFF, false);
        ProgressDisplay display = new ProgressDisplay(file, "building", Duration.ofMillis(5));
        display.progressed(0.1, 5);
        Thread.sleep(20);
        display.progressed(0.5, 7);
        display.progressed(0.6, 8);
        assertThat(err.toString())
                .containsOnlyOnce("building: 50 %, 7 positions")
                .doesNotContain("\r");
        new ProgressDisplay(file, "solving").progressed(0.9, 9);
        assertThat(err.toString()).doesNotContain("solving");
    }
}
