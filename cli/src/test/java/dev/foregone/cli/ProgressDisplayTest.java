package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.SolverOptions;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import org.junit.jupiter.api.Test;

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
}
