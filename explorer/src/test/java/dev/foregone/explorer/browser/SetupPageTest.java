package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Positions are set up on the board. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class SetupPageTest {

    private static final String PROBLEM = "[data-test=draft-problem]";

    private static void setUp(ExplorerPage page, String place) {
        page.open(place);
        page.awaitShown("[data-test=setup]");
        page.press("setup");
        page.awaitShown("#draft svg");
    }

    @Test
    void thePositionAndThePaletteAreAskedForOnce(ExplorerPage page) {
        setUp(page, "#endings");
        assertThat(page.count("#draft .piece")).isEqualTo(3);
        assertThat(page.strings("performance.getEntriesByType('resource').map(one => one.name)"))
                .filteredOn(address -> address.contains("/draft?"))
                .hasSize(2);
    }

    private static void put(ExplorerPage page, String piece, String... sites) {
        page.click("[data-test=\"tool-" + piece + "\"]");
        for (String site : sites) {
            page.click("#draft .site[data-site=\"" + site + "\"]");
        }
    }

    private static String name(ExplorerPage page, String site) {
        return page.attribute("#draft .site[data-site=\"" + site + "\"]", "aria-label");
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void kingAndRookByMouse(ExplorerPage page) {
        setUp(page, "#endings");
        page.press("draft-clear");
        page.awaitText(PROBLEM, "White has 0 kings (K), not 1");
        put(page, "K", "e1");
        put(page, "k", "e2");
        page.awaitText(PROBLEM, "Black is in check, but it is the move of White");
        page.press("draft-done");
        assertThat(page.isShown("#draft")).as("the draft stays").isTrue();
        put(page, "", "e2");
        put(page, "k", "e8");
        put(page, "R", "a1");
        until(() -> assertThat(name(page, "a1")).isEqualTo("a1: white rook; put"));
        page.awaitGone(PROBLEM);
        page.choose("draft-player", "Black");
        page.press("draft-done");
        page.awaitPlace("#endings/4k3%2F8%2F8%2F8%2F8%2F8%2F8%2FR3K3%20b");
        page.awaitTurn("Black to move");
        assertThat(page.isShown("#draft")).isFalse();
        until(() -> assertThat(page.value()).startsWith("White wins: mate in "));
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void menByKeyboard(ExplorerPage page) {
        page.open("#morris/3");
        page.awaitShown("[data-test=setup]");
        page.tab().evaluate("document.querySelector('[data-test=setup]').focus()");
        page.keys("Enter");
        page.awaitShown("#draft svg");
        until(() ->
                assertThat(page.string("document.activeElement.dataset.site")).isEqualTo("a3"));
        page.keys("Enter");
        page.awaitText(PROBLEM, "white has 1 men on the board and 3 in hand, but each player has 3 at the beginning");
        page.keys("ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown");
        assertThat(page.string("document.activeElement.dataset.site")).isEqualTo("white:w");
        page.keys("Enter", "Enter", "Enter"); // none, one, two
        page.awaitText(PROBLEM, "no game reaches it: the players place in turn");
        page.keys("Tab", "ArrowDown");
        page.awaitGone(PROBLEM);
        page.keys("Tab", "Tab", "Enter");
        page.awaitPlace("#morris/3:w..%2F...%2F...%202,3%20black");
        page.awaitTurn("black to move");
        page.awaitValue("a draw that never ends");
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void discsThatFloatAreRefused(ExplorerPage page) {
        setUp(page, "#connectfour/4x4:-");
        put(page, "x", "3,0");
        put(page, "o", "3,1", "2,2");
        page.awaitText(PROBLEM, "the disc in column 3, row 2 has nothing below it");
        put(page, "o", "3,2");
        page.awaitText(PROBLEM, "x has 1 discs and o 3; x moves first");
        page.click("#draft .site[data-site=\"2,2\"]");
        page.click("#draft .site[data-site=\"3,2\"]");
        page.awaitGone(PROBLEM);
        assertThat(page.isShown("[data-test=draft-player]"))
                .as("the discs tell who is to move")
                .isFalse();
        page.press("draft-done");
        page.awaitPlace("#connectfour/4x4:12");
        page.awaitValue("a draw in 14 plies");
    }

    @Test
    void aDraftIsLeft(ExplorerPage page) {
        setUp(page, "#endings");
        page.press("draft-clear");
        page.awaitText(PROBLEM, "White has 0 kings");
        page.keys("Escape");
        page.awaitGone("#draft");
        assertThat(page.place()).isEqualTo("#endings");
        page.press("setup");
        page.awaitShown("#draft svg");
        assertThat(page.count("#draft .piece")).isEqualTo(3);
        page.press("draft-cancel");
        page.awaitGone("#draft");
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        assertThat(page.isShown("[data-test=setup]")).as("not offered").isFalse();
    }

    @Test
    void itFitsOnAPhone(ExplorerPage page) {
        page.tab().size(360, 740);
        setUp(page, "#endings");
        assertThat(page.tab()
                        .evaluate(
                                "(dialog => dialog.scrollWidth <= dialog.clientWidth)(document.querySelector('#setup'))")
                        .asBoolean())
                .isTrue();
    }
}
