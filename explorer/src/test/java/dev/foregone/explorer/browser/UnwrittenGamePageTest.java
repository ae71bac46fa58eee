package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game that reads no positions has all of the page: its positions are named by the moves that lead there. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class UnwrittenGamePageTest {

    @Test
    void itIsPlayedTakenBackAndLookedAtFromItsStart(ExplorerPage page) {
        page.open("#unwritten");
        page.awaitValue("A wins in 3 plies");
        page.clickMove("take 3");
        page.awaitPlace("#unwritten//take%203");
        page.awaitValue("A wins in 2 plies");
        page.clickMove("take 1");
        page.awaitPlace("#unwritten//take%203/take%201");
        page.awaitValue("A wins in 1 ply");
        page.keys("u");
        page.awaitPlace("#unwritten//take%203");
        page.keys("2");
        page.awaitPlace("#unwritten//take%203/take%202");
        page.awaitValue("A wins in 1 ply");
        assertThat(page.words("take 2")).isEqualTo("wins in 1 ply");
        page.keys("b");
        page.awaitText("[data-test=value]", "A has won");
    }

    @Test
    void itsComputersPlayAndItsReviewComes(ExplorerPage page) {
        page.open("#unwritten//take%201");
        page.awaitTurn("B to move");
        page.choose("kind-1", "computer");
        until(() -> assertThat(page.place()).isEqualTo("#unwritten//take%201/take%202"));
        page.press("review-run");
        page.awaitShown("[data-test=review-table]");
        page.awaitText("[data-test=review-table]", "gave away a win for a loss");
    }

    @Test
    void theBestMoveIsFoundWithoutHints(ExplorerPage page) {
        page.open("#unwritten//take%201");
        page.awaitTurn("B to move");
        page.keys("h", "h", "b");
        page.awaitPlace("#unwritten//take%201/take%202");
    }

    @Test
    void movesWrittenWithBlanksAreCopiedAndLoaded(ExplorerPage page) {
        page.open("#unwritten//take%203/take%201");
        page.awaitValue("A wins in 1 ply");
        String moves = page.string("document.querySelector('[data-test=game-text]').value");
        page.open("#unwritten");
        page.awaitValue("A wins in 3 plies");
        page.fill("game-text", moves);
        page.press("game-load");
        page.awaitPlace("#unwritten//take%203/take%201");
        page.fill("game-text", "take 2");
        page.press("game-load");
        page.awaitPlace("#unwritten//take%202");
    }

    @Test
    void noTextOfItsPositionsIsAskedFor(ExplorerPage page) {
        page.open("#unwritten");
        page.awaitValue("A wins in 3 plies");
        page.awaitShown("[data-test=game-text]");
        page.awaitGone("[data-test=position-text]");
    }
}
