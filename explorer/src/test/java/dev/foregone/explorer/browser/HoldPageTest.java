package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A won position against the perfect player. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class HoldPageTest {

    /** In place of a puzzle at random: a position that x, who is to move, wins. */
    private static final String DRAWS = """
            { const ask = window.fetch;
              const drawn = { game: 'tictactoe', position: 'POSITION', value: 'WIN', plies: 1,
                puzzle: { moves: 1, solution: ['2,2'], errorChance: 0.5, within: null } };
              window.fetch = (address, options) => String(address).includes('/puzzle?')
                ? Promise.resolve(new Response(JSON.stringify(drawn))) : ask(address, options); 0 }""";

    private static void hold(ExplorerPage page, String position) {
        page.open("#tictactoe");
        page.awaitShown("[data-test=hold-run]");
        page.tab().evaluate(DRAWS.replace("POSITION", position));
        page.tab().evaluate("document.querySelector('[data-test=hold-run]').focus()");
        page.keys("Enter");
        page.awaitText("[data-test=match]", "Hold the win: you are to win. You are x. o is the computer (perfect).");
        assertThat(page.marks()).as("hints").isEmpty();
    }

    @Test
    void aWinThatIsHeld(ExplorerPage page) {
        hold(page, "xo./.x./o..");
        page.clickSite("2,2");
        page.awaitTurn("You have won");
        page.awaitText("#said", "You held the win against the perfect player.");
    }

    @Test
    void aWinThatIsGoneIsSaidAndCanBeTakenBack(ExplorerPage page) {
        hold(page, "xo./.x./.o.");
        page.clickSite("1,0");
        until(() -> assertThat(page.place()).matches("#.*/1,0/\\d,\\d"));
        assertThat(page.text("[data-test=match]")).doesNotContain("gone");
        page.press("undo");
        until(() -> assertThat(page.place()).doesNotContain("/1,0"));
        page.reload();
        page.awaitText("[data-test=match]", "Hold the win: you are to win.");
    }

    @Test
    void aMoveThatLetsItGo(ExplorerPage page) {
        hold(page, "x../.../..o");
        page.clickSite("0,1");
        page.awaitText("#said", "The win is gone: 0,1 let it go. Take it back, or play on.");
        page.awaitText("[data-test=match]", "The win is gone since 0,1.");
        page.press("undo");
        page.awaitText("[data-test=match]", "Hold the win: you are to win.");
        page.press("match-end");
        page.awaitShown("[data-test=match-begin]");
        assertThat(page.text("[data-test=scores]")).isEmpty();
    }
}
