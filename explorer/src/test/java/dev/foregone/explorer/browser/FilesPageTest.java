package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Files that the page hands out. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class FilesPageTest {

    static final String KEEP = """
            { const make = URL.createObjectURL;
              HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
              URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text; }); return make(blob); }; 0 }""";

    private static String saved(ExplorerPage page, String button, String name) {
        page.tab().evaluate("window.saved = ''");
        page.press(button);
        until(() -> assertThat(page.string("window.saved")).isNotEmpty());
        assertThat(page.string("window.savedAs")).isEqualTo(name);
        return page.string("window.saved");
    }

    @Test
    void boardAnswerAndGame(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1");
        page.awaitValue("x wins in 5 plies");
        page.awaitGone("[data-test=node].unknown");
        page.tab().evaluate(KEEP);
        assertThat(saved(page, "save-board", "tictactoe-2.svg"))
                .startsWith("<svg xmlns=")
                .contains("data-site=\"1,1\"");
        assertThat(saved(page, "save-answer", "tictactoe-2.json")).contains("\"value\": \"WIN\"", "\"plies\": 5");
        assertThat(saved(page, "save-game", "tictactoe-2.txt")).isEqualTo("""
                        Tic-tac-toe, from .../.../...  (a draw in 9 plies)
                        x: person
                        o: person
                        1. x: 1,1  (a draw in 8 plies)
                        2. o: 0,1  (x wins in 5 plies)
                        """);
    }

    @Test
    void aGameOfChessIsPgn(ExplorerPage page) {
        page.open(EndingsPageTest.MATE + "/f6g6/h8g8/a1a8");
        page.awaitTurn("The game is over");
        page.tab().evaluate(KEEP);
        assertThat(saved(page, "save-record", "endings-3.pgn"))
                .startsWith("[Event \"?\"]\n")
                .contains("[White \"person\"]\n[Black \"person\"]\n")
                .endsWith("[FEN \"7k/8/5K2/8/8/8/8/R7 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Kg6 Kg8 2. Ra8# 1-0\n");
        page.awaitText("[data-test=position-said]", "Saved.");
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        assertThat(page.isShown("[data-test=save-record]")).isFalse();
    }
}
