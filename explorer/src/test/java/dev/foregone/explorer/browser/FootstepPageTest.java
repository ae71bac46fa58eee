package dev.foregone.explorer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
class FootstepPageTest {

    private static final String SMALL = "#footstep/111%2F111%2F111%201,0%201,2%20A";

    @Tag("slow")
    @Test
    void theStandardBoardIsAWinInTwentyOne(ExplorerPage page) {
        page.open("#footstep");
        page.awaitValue("A wins in 21 plies");
        assertThat(page.marks()).containsExactly("W21", "W21");
    }

    @Test
    void aSmallBoardIsPlayedToItsEnd(ExplorerPage page) {
        page.open(SMALL);
        page.awaitValue("A wins in 5 plies");
        assertThat(page.moves()).containsExactlyInAnyOrder("1,1", "0,0", "2,0");
        assertThat(page.cost("0,0")).isEqualTo("win → loss");
        page.clickSite("1,1");
        page.awaitValue("A wins in 4 plies");
        assertThat(page.count(ExplorerPage.site("1,0")))
                .as("the platform that was left")
                .isZero();
        for (int plies = 3; plies > 0; plies--) {
            page.press("best");
            page.awaitValue("A wins in " + plies + (plies == 1 ? " ply" : " plies"));
        }
        page.press("best");
        page.awaitText("[data-test=value]", "A has won");
        assertThat(page.text("[data-test=plot]")).contains("5");
        assertThat(page.count("[data-test=node]")).isEqualTo(6);
    }

    @Tag("slow")
    @Test
    void thePositionOfTheOriginalProblemIsLoaded(ExplorerPage page) {
        page.open("#footstep");
        page.fill("position-text", "[[1,1,1],[1,0,1],[1,1,1]] [1,0] [1,2]");
        page.press("position-load");
        page.awaitValue("B wins in 4 plies");
        assertThat(page.text("[data-test=position-said]")).isEqualTo("Loaded.");
        assertThat(page.string("document.querySelector('[data-test=position-text]').value"))
                .isEqualTo("111/101/111 1,0 1,2 A");
    }
}
