package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag("slow")
class KeyboardPageTest {

    @Test
    void aWholeGameIsPlayedByKeys(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.keys("g", "ArrowRight", "ArrowDown", "Enter");
        page.awaitPlace("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        page.keys("ArrowUp", "ArrowLeft", " ");
        page.awaitPlace("#tictactoe//1,1/0,0");
        page.awaitValue("a draw in 7 plies");
        page.keys("1");
        page.awaitValue("a draw in 6 plies");
        page.tab().evaluate("document.activeElement.blur()");
        page.keys("ArrowDown", "ArrowDown", "ArrowUp");
        until(() -> assertThat(page.string("document.activeElement.textContent"))
                .isEqualTo(page.moves().get(0)));
        page.press("sort");
        page.keys("ArrowDown", "Enter");
        page.awaitValue("a draw in 5 plies");
        until(() -> assertThat(page.string("document.activeElement.dataset.test"))
                .as("the focus stays in the table")
                .isEqualTo("move"));
        for (int plies = 4; plies > 0; plies--) {
            page.keys("b");
            page.awaitValue("a draw in " + plies + (plies == 1 ? " ply" : " plies"));
        }
        page.keys("b");
        page.awaitText("[data-test=value]", "the game is drawn");
    }

    @Test
    void keysGoThroughTheGame(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,0/2,2");
        page.awaitTurn("o to move");
        page.keys("u");
        page.awaitPlace("#tictactoe//1,1/0,0");
        page.keys("ArrowLeft");
        page.awaitPlace("#tictactoe//1,1");
        page.keys("r");
        page.awaitPlace("#tictactoe//1,1/0,0");
        page.keys("Home");
        page.awaitPlace("#tictactoe");
        page.keys("ArrowRight");
        page.awaitPlace("#tictactoe//1,1");
        page.keys("End");
        page.awaitPlace("#tictactoe//1,1/0,0/2,2");
        page.keys("n");
        page.awaitPlace("#tictactoe");
    }

    @Test
    void aKeyPausesTheComputer(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitTurn("o to move");
        page.choose("kind-0", "computer");
        page.keys("u");
        page.awaitShown("[data-test=resume]");
        page.keys("p");
        until(() -> assertThat(page.place()).matches("#tictactoe//\\d,\\d"));
        page.keys("s");
        until(() -> assertThat(page.place()).matches("#tictactoe//\\d,\\d/\\d,\\d"));
    }

    @Test
    void helpOpensAndClosesByKeys(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        page.keys("?");
        page.awaitShown("#help");
        assertThat(page.text("#help")).contains("play the best move");
        page.keys("b");
        page.keys("Escape");
        page.awaitGone("#help");
        assertThat(page.place()).as("keys rest while help is open").isEqualTo("#tictactoe");
    }

    @Test
    void theFirstTabStopLeadsToTheBoard(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.keys("Tab");
        until(() -> assertThat(page.string("document.activeElement.id")).isEqualTo("skip"));
        page.keys("Enter");
        until(() ->
                assertThat(page.string("document.activeElement.dataset.site")).isEqualTo("0,0"));
        page.keys("Enter");
        page.awaitPlace("#tictactoe//0,0");
        until(() ->
                assertThat(page.string("document.activeElement.dataset.site")).isEqualTo("0,0"));
    }

    @Test
    void everyControlIsReachedByTab(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        int stops = 60;
        page.tab()
                .evaluate("window.reached = new Set(); document.addEventListener('focusin', event =>"
                        + " reached.add(event.target.dataset.test ?? event.target.dataset.site ?? ''))");
        for (int stop = 0; stop < stops; stop++) {
            page.keys("Tab");
        }
        assertThat(page.strings("[...reached]"))
                .contains("home", "theme", "help", "undo", "best", "swap", "new", "hints", "move", "show-table")
                .contains("node", "kind-0", "kind-1", "review-run", "statistics-run", "position-text", "game-load");
    }

    @Test
    void singleLettersAreSwitchedOff(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        page.press("help");
        page.press("letters");
        page.press("help-close");
        page.keys("u", "1", "n");
        page.keys("ArrowLeft");
        page.awaitPlace("#tictactoe");
        page.keys("ArrowRight");
        page.awaitPlace("#tictactoe//1,1");
        page.reload();
        page.awaitValue("a draw in 8 plies");
        page.keys("u");
        page.press("help");
        page.press("letters");
        page.press("help-close");
        assertThat(page.place()).isEqualTo("#tictactoe//1,1");
        page.keys("u");
        page.awaitPlace("#tictactoe");
    }

    @Test
    void keysRestWhileSomebodyTypes(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        page.press("position-text");
        page.keys("u", "b", "n", "1");
        until(() -> assertThat(page.string("document.activeElement.value")).endsWith("ubn1"));
        assertThat(page.place()).isEqualTo("#tictactoe//1,1");
    }

    @Test
    void keysThatComeFasterThanAnswersDoNoHarm(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        until(() -> {
            page.keys("b", "b", "b");
            assertThat(page.value()).startsWith("the game is drawn");
        });
        assertThat(page.count("[data-test=node]")).isEqualTo(10);
        page.keys("u", "u", "u", "u", "u", "u", "u", "u", "u", "u", "u", "u");
        page.awaitPlace("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.keys("r", "r", "r", "u", "r");
        until(() ->
                assertThat(page.attribute("[data-test=node].now", "aria-label")).startsWith("ply 3"));
    }

    /** Off until somebody wants them; then a knock for each move, and two notes at the end. */
    @Test
    void soundsAreMadeIfWanted(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1/0,0/2,1");
        page.awaitTurn("x to move");
        page.tab().evaluate("""
                window.notes = 0;
                { const begin = OscillatorNode.prototype.start;
                  OscillatorNode.prototype.start = function (at) { window.notes++; begin.call(this, at); }; 0 }""");
        page.clickSite("2,0");
        page.awaitTurn("o to move");
        page.press("undo");
        assertThat(page.string("String(notes)")).isEqualTo("0");
        page.press("help");
        page.press("sounds");
        page.press("help-close");
        page.clickSite("2,0");
        until(() -> assertThat(page.string("String(notes)")).isEqualTo("1"));
        page.press("undo");
        page.clickSite("2,2");
        page.awaitTurn("The game is over");
        until(() -> assertThat(page.string("String(notes)")).isEqualTo("3"));
    }
}
