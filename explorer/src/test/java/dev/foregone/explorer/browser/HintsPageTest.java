package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
@Tag("slow")
class HintsPageTest {

    @Test
    void hintsStayFromMoveToMoveAndFromVisitToVisit(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.choose("hints", "value");
        page.awaitValue("a draw");
        assertThat(page.marks()).hasSize(9).containsOnly("D");
        page.clickSite("1,1");
        page.awaitPlace("#tictactoe//1,1");
        until(() -> assertThat(page.marks()).hasSize(8).containsOnly("D", "L"));
        assertThat(page.words("0,1")).isEqualTo("loses");
        page.reload();
        until(() -> assertThat(page.marks()).hasSize(8).containsOnly("D", "L"));
    }

    @Test
    void withoutHintsNothingIsShownAndNothingIsAsked(ExplorerPage page) {
        page.open("#kalah/2x2");
        page.awaitValue("north wins in 5 plies");
        page.keys("h", "h");
        page.awaitText("#moves", "Hints are off");
        long asked = analyses(page);
        page.clickSite("south 1");
        page.awaitPlace("#kalah/2x2/1");
        assertThat(page.value()).isEmpty();
        assertThat(page.marks()).isEmpty();
        assertThat(page.moves()).containsExactly("2");
        assertThat(page.isShown("[data-test=plot]")).as("a plot of values").isFalse();
        assertThat(analyses(page)).isEqualTo(asked);
        page.keys("h");
        page.awaitValue("north wins in 1 ply");
        assertThat(analyses(page)).isGreaterThan(asked);
    }

    private static long analyses(ExplorerPage page) {
        return page.tab().watch().requested().stream()
                .filter(path -> path.contains("/analysis"))
                .count();
    }

    @Test
    void theTableAndTheBoardLightEachOther(ExplorerPage page) {
        page.open("#dodgem");
        page.awaitValue("blue wins in 19 plies");
        page.point("#moves tr[data-move='1,0-down'] .words");
        until(() -> assertThat(
                        page.strings("[...document.querySelectorAll('#board .lit')].map(site => site.dataset.site)"))
                .containsExactlyInAnyOrder("1,0", "2,0"));
        page.point(ExplorerPage.site("0,0"));
        until(() -> assertThat(
                        page.strings("[...document.querySelectorAll('#moves tr.lit')].map(row => row.dataset.move)"))
                .containsExactly("0,0-right"));
    }

    @Test
    void marksDifferInShapeAsWellAsInColour(ExplorerPage page) {
        page.open("#kalah");
        page.awaitValue("south wins in 15 plies");
        assertThat(page.count("#board .mark.win rect[rx='20']")).isPositive();
        assertThat(page.count("#board .mark.draw polygon")).isPositive();
        assertThat(page.count("#board .mark.loss rect[rx='2']")).isPositive();
    }

    @Test
    void theBestMoveIsFoundWithoutHints(ExplorerPage page) {
        page.open("#kalah");
        page.choose("hints", "off");
        page.awaitText("#moves", "Hints are off");
        page.press("best");
        page.awaitPlace("#kalah//2");
        page.awaitGone("[data-test=seeking]");
        assertThat(page.value()).isEmpty();
    }

    @Test
    void theBestMoveIsLookedForOnce(ExplorerPage page) {
        page.tab().hold("*/reply*");
        page.open("#kalah");
        page.choose("hints", "off");
        page.awaitText("#moves", "Hints are off");
        page.keys("b", "b", "b");
        page.awaitText("[data-test=seeking]", "Looking for the best move…");
        assertThat(page.tab().watch().requested().stream().filter(path -> path.contains("/reply")))
                .hasSize(1);
        page.clickMove("1");
        page.awaitPlace("#kalah//1");
        page.awaitGone("[data-test=seeking]");
    }

    @Test
    void theSearchForTheBestMoveShowsThatItGoesOnAndCanBeStopped(ExplorerPage page) {
        page.tab().hold("*/reply*");
        page.open("#kalah");
        page.choose("hints", "off");
        page.awaitText("#moves", "Hints are off");
        page.press("best");
        page.awaitText("[data-test=seeking]", "Looking for the best move…");
        page.awaitShown("[data-test=seeking] progress");
        page.press("seeking-stop");
        page.awaitGone("[data-test=seeking]");
        assertThat(page.place()).isEqualTo("#kalah");
        page.tab().letGo();
        page.press("best");
        page.awaitPlace("#kalah//2");
        page.awaitGone("[data-test=seeking]");
    }
}
