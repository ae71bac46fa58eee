package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
@Tag("slow")
class ConnectFourPageTest {

    @Test
    void aSmallBoardIsADraw(ExplorerPage page) {
        page.open("#connectfour/4x4:-");
        page.awaitValue("a draw in 16 plies");
        assertThat(page.moves()).containsExactlyInAnyOrder("1", "2", "3", "4");
        assertThat(page.marks()).hasSize(4).containsOnly("D16");
    }

    @Test
    void aClickAnywhereInAColumnDropsAStone(ExplorerPage page) {
        page.open("#connectfour/4x4:-");
        page.awaitValue("a draw in 16 plies");
        page.clickSite("0,1");
        page.awaitPlace("#connectfour/4x4:-/2");
        until(() -> assertThat(page.piece("3,1")).isEqualTo("x"));
        page.awaitTurn("o to move");
        page.clickSite("2,1");
        page.awaitPlace("#connectfour/4x4:-/2/2");
        until(() -> assertThat(page.piece("2,1")).isEqualTo("o"));
    }

    @Test
    void theWinningMoveIsShownAndPlayed(ExplorerPage page) {
        page.open("#connectfour/4x4:112233");
        page.awaitValue("x wins in 1 ply");
        assertThat(page.strings("[...document.querySelectorAll('#moves tr.best')].map(row => row.dataset.move)"))
                .containsExactly("4");
        assertThat(page.text("#moves tr[data-move='4'] [data-test=only]")).isEqualTo("only move");
        page.clickSite("3,3");
        page.awaitText("[data-test=value]", "x has won");
    }

    @Test
    void aLongQuestionShowsWhatIsProvedAndCanBeStopped(ExplorerPage page) {
        page.open("#connectfour/7x7:-");
        page.awaitText("[data-test=asking]", "Not known yet: searching");
        page.awaitText("[data-test=bounds]", "Proved so far: no ");
        page.press("stop");
        page.awaitText("[data-test=unsettled]", "Not known: you stopped it.");
        assertThat(page.text("[data-test=bounds]")).contains("Proved so far: no ");
        assertThat(page.value()).isEmpty();
        page.awaitGone("[data-test=asking]");
    }

    @Test
    void anotherMoveIsMadeWhileAQuestionIsAsked(ExplorerPage page) {
        page.open("#connectfour/7x7:-");
        page.awaitShown("[data-test=asking]");
        page.clickSite("6,3");
        page.awaitTurn("o to move");
        page.awaitShown("[data-test=asking]");
        page.press("stop");
        page.awaitText("[data-test=unsettled]", "Not known: you stopped it.");
    }

    @Test
    void aLimitStopsAQuestionThatIsAskedAgain(ExplorerPage page) {
        page.open("#connectfour/7x7:-");
        page.awaitShown("[data-test=stop]");
        page.press("stop");
        page.awaitShown("[data-test=ask-again]");
        page.choose("limit", "1s");
        page.awaitText("[data-test=unsettled]", "Not known: the time limit of 1 s was reached.");
        assertThat(page.text("[data-test=bounds]")).contains("Proved so far: no ");
        page.press("ask-again");
        page.awaitShown("[data-test=asking]");
        page.awaitText("[data-test=unsettled]", "Not known: the time limit of 1 s was reached.");
    }

    @Test
    void aPressIsNotLostThoughWhatIsPressedIsDrawnAgain(ExplorerPage page) {
        page.open("#connectfour/7x7:-");
        page.awaitShown("[data-test=stop]");
        page.press("stop");
        Runnable release = page.hold("[data-test=ask-again]");
        page.choose("hints", "value");
        release.run();
        page.awaitShown("[data-test=asking]");
    }

    @Test
    void anOutcomeIsShownThoughALimitLeftTheMovesUnknown(ExplorerPage page) {
        page.open("#connectfour/4x4:-");
        page.choose("limit", "1s");
        page.open("#connectfour/8x7:112233");
        page.awaitText(
                "[data-test=unsettled]", "What each move is worth is not known: the time limit of 1 s was reached.");
        assertThat(page.value()).isEqualTo("x wins in 1 ply");
        assertThat(page.marks()).contains("W1");
        assertThat(page.isShown("[data-test=bounds]")).isFalse();
    }

    @Test
    void itLooksLikeDiscsInTheHolesOfABoard(ExplorerPage page) {
        page.open("#connectfour/4x4:-/2/3");
        until(() -> assertThat(page.count("#board .site.hole .shape")).isEqualTo(2));
        assertThat(page.count("#board .site.hole .hollow")).isEqualTo(16);
        assertThat(page.count("#board .site.hole circle.shape")).isEqualTo(2);
        assertThat(page.string("getComputedStyle(document.querySelector('#board .site.hole .ground')).fill"))
                .as("blue, not the ground of the page")
                .isNotEqualTo(page.string("getComputedStyle(document.querySelector('#board .hollow')).fill"));
    }
}
