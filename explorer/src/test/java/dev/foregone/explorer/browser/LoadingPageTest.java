package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag("slow")
class LoadingPageTest {

    @Test
    void aPositionThatNoGameReachesIsExplained(ExplorerPage page) {
        page.tab().watch().expect(400);
        page.open("#tictactoe//1,1");
        page.awaitTurn("o to move");
        page.fill("position-text", "xxx/xxx/xxx");
        page.press("position-load");
        page.awaitText("#position .problem", "no game reaches it: x has 9 marks and o 0");
        assertThat(page.text("#position .accepted")).startsWith("accepted: three rows of three squares");
        assertThat(page.place()).isEqualTo("#tictactoe//1,1");
        assertThat(page.piece("1,1")).isEqualTo("x");
        page.fill("position-text", "xx./oo./...");
        page.press("position-load");
        page.awaitPlace("#tictactoe/xx.%2Foo.%2F...");
        page.awaitValue("x wins in 1 ply");
        page.awaitGone("#position .problem");
    }

    @Test
    void aGameIsLoadedFromItsMoves(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        page.fill("game-text", "1,1 0,1 0,0");
        page.press("game-load");
        page.awaitPlace("#tictactoe//1,1/0,1/0,0");
        page.awaitValue("x wins in 4 plies");
    }

    @Test
    void aMoveThatIsNotLegalIsExplained(ExplorerPage page) {
        page.tab().watch().expect(400);
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        page.fill("game-text", "1,1 1,1");
        page.keys("Enter");
        page.awaitText("#position .problem", "\"1,1\"");
        assertThat(page.text("#position .accepted")).contains("0,0").doesNotContain("1,1");
        assertThat(page.place()).isEqualTo("#tictactoe");
    }

    @Test
    void ofALinkWithAWrongMoveTheMovesBeforeItStand(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,0/1,1/2,2");
        page.awaitText("#problem", "Move 3 of this link could not be read, and what comes before it is shown: ");
        assertThat(page.text("#problem")).contains("\"1,1\"");
        page.awaitPlace("#tictactoe//1,1/0,0");
        assertThat(page.piece("0,0")).isEqualTo("o");
        page.clickSite("2,2");
        page.awaitPlace("#tictactoe//1,1/0,0/2,2");
        page.awaitGone("#problem");
    }

    @Test
    void aPageWhoseScriptsDoNotComeSaysWhatItNeeds(ExplorerPage page) {
        page.tab().hold("*/app.js");
        page.open("#tictactoe");
        page.awaitText("#hindrances", "the browser does not run the page's scripts");
        page.tab().letGo();
        page.awaitTurn("x to move");
        assertThat(page.count("#loading, #hindrances")).isZero();
    }

    @Test
    void aServerThatComesBackIsFound(ExplorerPage page) {
        page.tab().watch().expect("net::ERR_INTERNET_DISCONNECTED");
        page.open("#kalah/2x2");
        page.awaitValue("north wins in 5 plies");
        page.tab().offline(true);
        page.clickSite("south 1");
        page.awaitText("#problem", "the server does not answer");
        page.tab().offline(false);
        page.awaitGone("#problem");
    }

    @Test
    void aLinkIsLoadedWhateverItsGame(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        page.fill("game-text", page.home() + "#kalah/2x2/1");
        page.press("game-load");
        page.awaitPlace("#kalah/2x2/1");
        page.awaitTurn("south to move");
    }

    @Test
    void anAddressThatNamesNoGameIsExplained(ExplorerPage page) {
        page.tab().watch().expect(404);
        page.open("#tictactoes");
        page.awaitText("#problem", "there is no game \"tictactoes\"");
        assertThat(page.text("#problem")).contains("Did you mean tictactoe?");
        page.click("[data-game=tictactoe] h2 a");
        page.awaitTurn("x to move");
        page.awaitGone("#problem");
    }

    @Test
    void anAddressThatHoldsNoPositionIsExplained(ExplorerPage page) {
        page.tab().watch().expect(400);
        page.open("#kalah/two%20by%20two");
        page.awaitText("#problem", "cannot read \"two by two\"");
        assertThat(page.text("#problem .accepted")).contains("6x4");
    }

    @Test
    void aServerThatIsGoneIsMissed(ExplorerPage page) {
        page.tab().watch().expect("net::ERR_INTERNET_DISCONNECTED");
        page.open("#kalah/2x2");
        page.awaitValue("north wins in 5 plies");
        page.tab().offline(true);
        page.clickSite("south 1");
        page.awaitText("#problem", "the server does not answer");
        assertThat(page.text("#problem .accepted")).contains("./foregone explore");
        assertThat(page.place()).isEqualTo("#kalah/2x2");
        page.tab().offline(false);
        page.clickSite("south 1");
        page.awaitPlace("#kalah/2x2/1");
        page.awaitGone("#problem");
    }

    @Test
    void whatIsCopiedIsThePosition(ExplorerPage page) {
        page.tab().allowClipboard();
        page.open("#tictactoe//1,1/0,0");
        page.awaitTurn("x to move");
        page.press("position-copy");
        page.awaitText("[data-test=position-said]", "Copied.");
        assertThat(page.string("navigator.clipboard.readText()")).isEqualTo("o../.x./...");
        page.press("link-copy");
        until(() -> assertThat(page.string("navigator.clipboard.readText()"))
                .isEqualTo(page.home() + "#tictactoe//1,1/0,0"));
    }
}
