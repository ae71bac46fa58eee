package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Games that are plug-ins of others: one without a diagram, one in which two moves have the same clicks. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class OtherGamesPageTest {

    @Test
    void aGameWithoutADiagramHasItsTextAndAButtonForEachMove(ExplorerPage page) {
        page.open("#countdown");
        page.awaitValue("A wins in 5 plies");
        assertThat(page.text("#board pre")).isEqualTo("* * * * * * * * * *");
        assertThat(page.texts("#prompt [data-test=click]")).containsExactly("take1L6", "take2W5", "take3L4");
        assertThat(page.attribute("#prompt [data-key='move take2']", "aria-label"))
                .isEqualTo("take2, wins in 5 plies");
        page.click("#prompt [data-key='move take2']");
        page.awaitPlace("#countdown//take2");
        page.awaitTurn("B to move");
        until(() -> assertThat(page.text("#board pre")).isEqualTo("* * * * * * * *"));
        page.press("undo");
        page.awaitPlace("#countdown");
        page.clickMove("take1");
        page.awaitPlace("#countdown//take1");
    }

    @Test
    void aGameWithoutADiagramIsPlayedToItsEnd(ExplorerPage page) {
        page.open("#countdown/3");
        page.awaitValue("A wins in 1 ply");
        page.keys("3");
        page.awaitText("[data-test=value]", "A has won");
        assertThat(page.turn()).isEqualTo("The game is over");
    }

    @Test
    void movesWithTheSameClicksAreToldApartByAMenu(ExplorerPage page) {
        page.open("#paving");
        until(() -> assertThat(page.value()).isNotEmpty());
        page.clickSite("0,1");
        page.awaitShown("[data-test=menu]");
        assertThat(page.texts("[data-test=menu] [role=menuitem]")).containsExactlyInAnyOrder("small1", "wide1");
        page.click("[data-test=menu] [role=menuitem]:last-child");
        page.awaitGone("[data-test=menu]");
        until(() -> assertThat(page.place()).matches("#paving//(small|wide)1"));
    }

    @Test
    void theMenuIsClosedByEscapeAndAClickElsewhere(ExplorerPage page) {
        page.open("#paving");
        until(() -> assertThat(page.value()).isNotEmpty());
        page.clickSite("0,0");
        page.awaitShown("[data-test=menu]");
        page.keys("Escape");
        page.awaitGone("[data-test=menu]");
        page.clickSite("0,0");
        page.awaitShown("[data-test=menu]");
        page.click("#moves-title");
        page.awaitGone("[data-test=menu]");
        assertThat(page.place()).isEqualTo("#paving");
        page.clickSite("0,3");
        page.awaitPlace("#paving//small3");
    }

    @Test
    void theMenuIsUsedByKeys(ExplorerPage page) {
        page.open("#paving");
        until(() -> assertThat(page.value()).isNotEmpty());
        page.keys("g", "Enter");
        page.awaitShown("[data-test=menu]");
        page.keys("ArrowDown");
        String chosen = page.string("document.activeElement.textContent");
        assertThat(chosen).isIn("small0", "wide0");
        page.keys("Enter");
        page.awaitPlace("#paving//" + chosen);
    }
}
