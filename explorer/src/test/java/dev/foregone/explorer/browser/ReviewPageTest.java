package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag("slow")
class ReviewPageTest {

    @Test
    void aGameIsReviewedMoveByMove(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1/0,0/2,2");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitShown("[data-test=review-table]");
        assertThat(page.count("[data-test=review-table] tbody tr")).isEqualTo(4);
        assertThat(row(page, 2)).contains("o").contains("0,1").contains("gave away a draw for a loss");
        assertThat(row(page, 4)).doesNotContain("gave away");
        assertThat(page.text("#review .summary")).contains("draws given away 0 1");
        page.click("[data-test=review-table] tbody tr:nth-child(2) [data-test=review-move]");
        page.awaitPlace("#tictactoe//1,1");
        assertThat(page.isShown("[data-test=review-table]"))
                .as("the review stays")
                .isTrue();
    }

    private static String row(ExplorerPage page, int number) {
        return page.text("[data-test=review-table] tbody tr:nth-child(" + number + ")");
    }

    @Test
    void anotherGameMakesTheReviewOutOfDate(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitShown("[data-test=review-table]");
        page.clickSite("0,0");
        page.awaitPlace("#tictactoe//1,1/0,1/0,0");
        page.awaitGone("[data-test=review-table]");
        page.awaitShown("[data-test=review-run]");
    }

    @Test
    void aReviewIsStopped(ExplorerPage page) {
        page.tab().hold("*/review");
        page.open("#tictactoe//1,1/0,1");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.press("review-stop");
        page.awaitShown("[data-test=review-run]");
        assertThat(page.isShown("#review .problem")).isFalse();
    }

    @Test
    void thereIsNothingToReviewBeforeTheFirstMove(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        until(() -> assertThat(page.count("[data-test=review-run]:disabled")).isEqualTo(1));
        assertThat(page.text("#review")).contains("No move has been played yet.");
    }
}
