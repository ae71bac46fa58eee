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
        page.click("#statistics [data-test=task-stop]");
        page.awaitShown("[data-test=statistics-run]");
        assertThat(page.isShown("#statistics .problem")).isFalse();
    }

    @Test
    void aReportSaysWhoIsFavoured(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        page.press("report-run");
        page.awaitText("[data-test=verdict]", "It is proved that neither side wins with best play");
        page.press("report-open");
        page.awaitShown("#graph .report table");
        assertThat(page.text("#graph .report")).contains("60 games, seed 1").contains("What nobody uses");
        assertThat(page.isShown("#graph .report svg")).isTrue();
    }
}
