package dev.foregone.explorer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What people send one another: links to a game against the computer and to a puzzle, and a board in a frame. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class LinkPageTest {

    private static String copied(ExplorerPage page) {
        page.tab().allowClipboard();
        page.press("link-copy");
        page.awaitText("#said", "The link is copied.");
        return page.string("navigator.clipboard.readText()");
    }

    @Test
    void aLinkToAGameAgainstTheComputer(ExplorerPage page) {
        page.open("?play=casual#tictactoe//1,1");
        page.awaitText("[data-test=match]", "You are o. x is the computer (casual).");
        assertThat(page.string("location.search")).as("a reload goes on").isEmpty();
        assertThat(copied(page)).isEqualTo(page.home() + "?play=casual&as=2#tictactoe//1,1");

        page.open("?play=nobody#dodgem");
        page.awaitText("#problem", "this link asks for play=nobody accepted: beginner, novice,");
        page.awaitShown("[data-test=match-begin]");
        page.open("?play=casual");
        page.awaitText("#problem", "this link names no game");
    }

    @Test
    void aLinkToAPuzzle(ExplorerPage page) {
        page.open("?puzzle=7&moves=1&within=3#tictactoe");
        page.awaitText("[data-test=puzzle]", "One move alone wins so soon");
        String position = page.place();
        assertThat(page.marks()).as("hints").isEmpty();
        String link = page.home() + "?puzzle=7&moves=1&within=3#tictactoe";
        assertThat(copied(page)).isEqualTo(link);
        page.press("puzzle-leave");
        page.open("?puzzle=7&within=3#tictactoe");
        page.awaitText("[data-test=puzzle]", "One move alone wins so soon");
        assertThat(page.place()).as("the same puzzle").isEqualTo(position);

        page.open("?puzzle=mine#tictactoe");
        page.awaitText("#problem", "this link asks for puzzle=mine accepted: a whole number");
    }

    @Test
    void aBoardInAFrame(ExplorerPage page) {
        page.tab().size(400, 440);
        page.open("?embed#tictactoe//1,1");
        page.awaitTurn("o to move");
        for (String gone : new String[] {".bar", "#head", "#match", "#moves", "#players", "[data-test=best]"}) {
            assertThat(page.isShown(gone)).as(gone).isFalse();
        }
        String steps = page.string("String(history.length)");
        page.clickSite("0,0");
        page.awaitPlace("#tictactoe//1,1/0,0");
        page.press("undo");
        page.awaitPlace("#tictactoe//1,1");
        assertThat(page.string("String(history.length)"))
                .as("the history of the page around it")
                .isEqualTo(steps);
        assertThat(page.marks()).as("hints").isEmpty();
        assertThat(page.tab().evaluate("document.documentElement.scrollHeight").asInt())
                .isEqualTo(440);
        assertThat(page.attribute("[data-test=whole-page]", "href")).isEqualTo(page.home() + "#tictactoe//1,1");
    }
}
