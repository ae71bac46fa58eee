package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag("slow")
class StatisticsPageTest {

    @Test
    void allPositionsAreCounted(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitTurn("o to move");
        page.press("statistics-run");
        page.awaitShown("[data-test=bars]");
        assertThat(page.text("#statistics")).contains("765 positions can be reached from .../.../...");
        assertThat(page.texts("[data-test=bars] tbody th")).contains("W1", "D9", "L0");
        page.click("[data-test=longest]");
        until(() -> assertThat(page.place()).startsWith("#tictactoe/"));
        until(() -> assertThat(page.value()).isNotEmpty());
    }

    @Test
    void theLongestWinIsNamed(ExplorerPage page) {
        page.open("#dodgem");
        page.awaitTurn("blue to move");
        page.press("statistics-run");
        page.awaitShown("[data-test=bars]");
        assertThat(page.text("#statistics .longest")).contains("wins in 21 plies b../.r./b.r blue");
    }

    @Test
    void aGameThatIsTooLargeSaysSo(ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open("#connectfour/5x5:-");
        page.awaitTurn("x to move");
        page.press("statistics-run");
        page.awaitText("#statistics", "positions of 'connectfour' can be reached from there");
        assertThat(page.text("#statistics .accepted")).contains("a tablebase");
    }

    @Test
    void countingIsStopped(ExplorerPage page) {
        page.tab().hold("*/tictactoe/statistics*");
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        page.press("statistics-run");
        page.press("statistics-stop");
        page.awaitShown("[data-test=statistics-run]");
        assertThat(page.isShown("#statistics .problem")).isFalse();
    }
}
