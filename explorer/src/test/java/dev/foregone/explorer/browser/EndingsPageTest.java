package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Chess as chess players write it. */
@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
@Tag("slow")
class EndingsPageTest {

    /** White mates in two moves, by king to g6 or f7. */
    static final String MATE = "#endings/7k%2F8%2F5K2%2F8%2F8%2F8%2F8%2FR7%20w";

    @Test
    void movesAreWrittenAsPeopleWriteThem(ExplorerPage page) {
        page.open(MATE);
        page.awaitValue("White wins: mate in 2 (3 plies)");
        assertThat(page.moves()).contains("f6g6", "a1a8");
        assertThat(page.texts("#moves [data-test=move]")).contains("Kg6", "Ra8+");
        assertThat(page.words("f6g6")).isEqualTo("wins: mate in 2 (3 plies)");
        page.awaitText("[data-test=best-line]", "Best line: ");
        assertThat(page.texts("[data-test=line-move]").get(2)).endsWith("#");
        page.clickMove("f6g6");
        page.awaitValue("White wins: mate in 1 (2 plies)");
        page.clickSite("h8", "g8");
        page.awaitValue("White wins: mate in 1 (1 ply)");
        page.clickMove("a1a8");
        page.awaitTurn("The game is over");
        assertThat(page.place()).isEqualTo(MATE + "/f6g6/h8g8/a1a8");
        page.press("show-table");
        until(() -> assertThat(page.texts("[data-test=ply]")).containsExactly("start", "Kg6", "Kg8", "Ra8#"));
        assertThat(page.text("#announcer")).startsWith("White played Ra8#");
    }

    @Test
    void aReviewIsToo(ExplorerPage page) {
        page.open(MATE + "/a1a8/h8h7");
        page.awaitTurn("White to move");
        page.press("review-run");
        page.awaitText("#review .summary", "plies lost");
        assertThat(page.texts("[data-test=review-move]")).containsExactly("Ra8+", "Kh7");
        assertThat(page.texts("[data-test=review-better]")).contains("Kg6");
        page.press("review-retry");
        page.awaitText("#said", "Ra8+ was not the best move here");
    }

    @Test
    void aPromotionIsChosenByItsPiece(ExplorerPage page) {
        page.open("#endings/8%2F4P3%2F8%2F8%2F8%2F2k5%2F8%2FK7%20w");
        page.awaitTurn("White to move");
        page.clickSite("e7", "e8");
        until(() -> assertThat(page.texts("[data-test=menu] button")).containsExactly("e8=Q", "e8=R", "e8=B", "e8=N"));
        until(() -> assertThat(
                        page.strings(
                                "[...document.querySelectorAll('[data-test=menu] svg')].map(one => one.getAttribute('aria-label'))"))
                .containsExactly("white queen", "white rook", "white bishop", "white knight"));
        page.keys("ArrowDown", "Enter");
        page.awaitPlace("#endings/8%2F4P3%2F8%2F8%2F8%2F2k5%2F8%2FK7%20w/e7e8r");
    }
}
