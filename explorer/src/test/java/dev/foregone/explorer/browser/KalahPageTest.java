package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
@Tag("slow")
class KalahPageTest {

    @Test
    void theStandardBoardIsAWinByItsOnlyMove(ExplorerPage page) {
        page.open("#kalah");
        page.awaitValue("south wins in 15 plies");
        assertThat(page.moves()).containsExactly("1", "2", "3", "4");
        assertThat(page.cost("3")).isEqualTo("win → draw");
        assertThat(page.cost("4")).isEqualTo("win → loss");
        assertThat(page.name("south 2")).isEqualTo("south 2: 3; move, wins in 15 plies");
    }

    @Test
    void aPlayerMovesAgain(ExplorerPage page) {
        page.open("#kalah/2x2");
        page.awaitValue("north wins in 5 plies");
        page.clickSite("south 1");
        page.awaitPlace("#kalah/2x2/1");
        page.awaitTurn("south to move");
        page.awaitValue("north wins in 1 ply");
        assertThat(page.name("south store")).startsWith("south store: 1");
        assertThat(page.name("south 2")).startsWith("south 2: 3; move");
        page.clickSite("south 2");
        page.awaitText("[data-test=value]", "north has won");
    }

    @Test
    void anEmptyHouseIsNoMove(ExplorerPage page) {
        page.open("#kalah/2x2/1");
        page.awaitTurn("south to move");
        page.clickSite("south 1", "north 1");
        assertThat(page.place()).isEqualTo("#kalah/2x2/1");
        assertThat(page.attribute(ExplorerPage.site("south 1"), "aria-disabled"))
                .isEqualTo("true");
    }

    @Test
    void theLineOfALargerGameHasNames(ExplorerPage page) {
        page.open("#kalah/3x2/1");
        until(() -> assertThat(page.value()).matches("(north|south) wins in \\d+ (ply|plies)|a draw in \\d+ plies"));
        page.press("show-table");
        until(() -> assertThat(page.texts("#history tbody tr").get(1)).startsWith("1south"));
    }

    @Test
    void pointsAreShownForAPositionAndForEachMove(ExplorerPage page) {
        page.open("#kalah/4x3");
        page.awaitText("[data-test=most-points]", "+8 points: ");
        assertThat(page.texts("#moves tbody [data-test=points]")).containsExactly("\u22128", "+8", "0", "\u22124");
        page.choose("hints", "off");
        until(() -> assertThat(page.count("[data-test=points]")).isZero());
        assertThat(page.text("[data-test=most-points]")).isEmpty();
    }
}
