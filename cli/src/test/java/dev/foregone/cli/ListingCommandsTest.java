package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import org.junit.jupiter.api.Test;

class ListingCommandsTest {

    private final Cli odd =
            Cli.with(Games.of(new Pile(), new Pile()), Engines.of(Fakes.endless(o -> {}), Fakes.refusing()));

    @Test
    void gamesAreListedWithTheirDescriptions() {
        Cli.Run run = Cli.real().run("games");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .containsPattern("(?m)^footstep +step to")
                .containsPattern("(?m)^tictactoe +tic-tac-toe: three in a row");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aGameIsExplained() {
        assertThat(Cli.real().run("games", "dodgem").out())
                .startsWith("dodgem\nBlue's cars begin on the left")
                .endsWith("\n3 x 3  3x3\n4 x 4  4x4\n5 x 5  5x5\n");
        assertThat(Cli.real().run("games", "dodgem", "--json").out())
                .startsWith("{\"game\":\"dodgem\",\"name\":\"dodgem\",\"rules\":\"Blue's cars")
                .contains("\"variants\":[{\"name\":\"3 x 3\",\"position\":\"3x3\"}");
        assertThat(Cli.with(Games.of(new Pile()), Engines.of())
                        .run("games", "pile")
                        .out())
                .endsWith("It does not tell its rules.\n"
                        + "  its author can: let its class implement GameGuide, as docs/YOUR-GAME-DISPLAY.md shows\n");
    }

    @Test
    void enginesAreListedInTheOrderOfTheirIds() {
        Cli.Run run = Cli.real().run("engines");
        assertThat(run.out().lines().map(line -> line.substring(0, line.indexOf(' '))))
                .containsExactly("alpha-beta", "anytime", "memo", "minimax", "retrograde");
    }

    @Test
    void enginesForAGameBeginWithThePreferredOneAndEndWithThoseThatCannot() {
        assertThat(Cli.real().run("engines", "tictactoe").out()).startsWith("memo");
        Cli.Run run = Cli.with(Games.of(new Pile()), Engines.of(Fakes.refusing(), Fakes.endless(o -> {})))
                .run("engines", "pile");
        assertThat(run.out()).isEqualTo("endless\nrefusing  cannot solve it: it refuses everything\n");
    }

    @Test
    void aListThatLeavesOutRejectedPluginsSaysSo() {
        Cli.Run run = odd.run("games");
        assertThat(run.status()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains("rejected games: 2; 'foregone plugins' says why")
                .contains("FOREGONE_PLUGINS");
    }

    @Test
    void verboseTellsWhyAtOnce() {
        assertThat(odd.run("games", "--verbose").err()).contains("its id 'pile' is also used by");
        assertThat(odd.run("games").err()).doesNotContain("also used");
    }

    @Test
    void pluginsTellsOfAcceptedAndRejectedOnes() {
        Cli.Run run = odd.run("plugins");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("rejected game 'pile': dev.foregone.cli.Pile from ")
                .contains("give each game an id of its own")
                .contains("accepted engine 'endless'");
    }
}
