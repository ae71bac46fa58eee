package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
@Tag("slow")
class DodgemPageTest {

    @Test
    void blueWinsInNineteenByTheOnlyMove(ExplorerPage page) {
        page.open("#dodgem");
        page.awaitValue("blue wins in 19 plies");
        assertThat(page.moves()).containsExactlyInAnyOrder("0,0-right", "1,0-right", "1,0-down");
        assertThat(page.words("0,0-right")).isEqualTo("wins in 19 plies");
        assertThat(page.text("#moves tr[data-move='0,0-right'] [data-test=only]"))
                .isEqualTo("only move");
        assertThat(page.cost("1,0-down")).isEqualTo("win → loss");
        assertThat(page.name("0,0")).endsWith("; choose, at best wins in 19 plies");
    }

    @Test
    void aMoveIsACarAndWhereItGoes(ExplorerPage page) {
        page.open("#dodgem");
        page.awaitValue("blue wins in 19 plies");
        page.clickSite("1,0");
        page.awaitText("#said", "1,0 is chosen: choose what comes next.");
        assertThat(page.marks()).containsExactlyInAnyOrder("L18", "L16");
        assertThat(page.name("1,1")).endsWith("; move, loses in 18 plies");
        page.clickSite("1,1");
        page.awaitPlace("#dodgem//1,0-right");
        page.awaitValue("red wins in 17 plies");
        assertThat(page.piece("1,0")).isEmpty();
        assertThat(page.piece("1,1")).isEqualTo("b");
    }

    @Test
    void aChoiceIsTakenBackByAButtonAKeyOrAnotherChoice(ExplorerPage page) {
        page.open("#dodgem");
        page.awaitValue("blue wins in 19 plies");
        page.clickSite("1,0");
        page.press("cancel");
        page.awaitGone("[data-test=cancel]");
        page.clickSite("1,0");
        page.awaitShown("[data-test=cancel]");
        page.keys("Escape");
        page.awaitGone("[data-test=cancel]");
        page.clickSite("1,0", "0,0");
        page.awaitText("#said", "0,0 is chosen");
        page.clickSite("0,1");
        page.awaitPlace("#dodgem//0,0-right");
    }

    @Test
    void aCarLeavesTheBoard(ExplorerPage page) {
        page.open("#dodgem/..b%2Fbr.%2F.r.%20blue");
        page.awaitTurn("blue to move");
        page.clickSite("0,2", "0,3");
        page.awaitPlace("#dodgem/..b%2Fbr.%2F.r.%20blue/0,2-right");
        until(() -> assertThat(page.piece("0,2")).isEmpty());
    }

    @Test
    void aMoveThatWasNotPlayedBecomesABranchByAClickInThePlot(ExplorerPage page) {
        page.open("#dodgem//0,0-right");
        page.awaitValue("blue wins in 18 plies");
        page.awaitText("[data-test=alternative]", "1,0-right instead: red wins in 18 plies");
        page.click("[data-test=alternative]");
        page.awaitPlace("#dodgem//1,0-right");
        page.press("show-table");
        until(() -> assertThat(page.texts("[data-test=branch]")).containsExactly("0,0-right"));
        page.press("branch");
        page.awaitPlace("#dodgem//0,0-right");
    }
}
