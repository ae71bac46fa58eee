package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag("slow")
class TicTacToePageTest {

    @Test
    void theBeginningIsADrawInNineByEveryMove(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        assertThat(page.turn()).isEqualTo("x to move");
        assertThat(page.moves()).hasSize(9);
        assertThat(page.marks()).hasSize(9).containsOnly("D9");
        assertThat(page.words("1,1")).isEqualTo("draws in 9 plies");
        assertThat(page.cost("1,1")).isEqualTo("best");
    }

    @Test
    void anAddressLeadsToThePositionAfterItsMoves(ExplorerPage page) {
        page.open("#tictactoe//0,0/2,1");
        page.awaitValue("x wins in 5 plies");
        assertThat(page.turn()).isEqualTo("x to move");
        assertThat(page.piece("0,0")).isEqualTo("x");
        assertThat(page.piece("2,1")).isEqualTo("o");
    }

    @Test
    void anAddressHoldsAPosition(ExplorerPage page) {
        page.open("#tictactoe/xx.%2Foo.%2F...");
        page.awaitValue("x wins in 1 ply");
        assertThat(page.moves().get(0)).isEqualTo("0,2");
        assertThat(page.marks()).contains("W1", "L2");
        assertThat(page.name("0,2")).endsWith("move, wins in 1 ply");
        page.clickSite("0,2");
        page.awaitText("[data-test=value]", "x has won");
        assertThat(page.turn()).isEqualTo("The game is over");
        assertThat(page.text("#moves")).contains("the game is over");
        assertThat(page.marks()).isEmpty();
    }

    @Test
    void clicksOnTheBoardAndInTheTableMakeMoves(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.clickSite("1,1");
        page.awaitPlace("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        assertThat(page.turn()).isEqualTo("o to move");
        page.clickMove("0,1");
        page.awaitPlace("#tictactoe//1,1/0,1");
        page.awaitValue("x wins in 5 plies");
        assertThat(page.cost("2,1")).isEqualTo("win → draw");
    }

    @Test
    void aTakenSquareIsNoMove(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        page.clickSite("1,1");
        page.clickSite("0,0");
        page.awaitPlace("#tictactoe//1,1/0,0");
        assertThat(page.piece("1,1")).isEqualTo("x");
    }

    @Test
    void movesAreTakenBackAndMadeAgain(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,0/2,2");
        page.awaitTurn("o to move");
        page.press("undo");
        page.awaitPlace("#tictactoe//1,1/0,0");
        page.press("start");
        page.awaitPlace("#tictactoe");
        assertThat(page.piece("1,1")).isEmpty();
        page.press("redo");
        page.awaitPlace("#tictactoe//1,1");
        page.press("end");
        page.awaitPlace("#tictactoe//1,1/0,0/2,2");
        assertThat(page.piece("2,2")).isEqualTo("x");
        page.press("new");
        page.awaitPlace("#tictactoe");
        until(() -> assertThat(page.count("[data-test=redo]:disabled")).isEqualTo(1));
    }

    @Test
    void theBrowsersBackGoesBack(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.clickSite("1,1");
        page.awaitPlace("#tictactoe//1,1");
        page.awaitTurn("o to move");
        page.back();
        page.awaitTurn("x to move");
        assertThat(page.place()).isEqualTo("#tictactoe");
        assertThat(page.piece("1,1")).isEmpty();
    }

    @Test
    void theBestMoveIsPlayedOnRequest(ExplorerPage page) {
        page.open("#tictactoe/xx.%2Foo.%2F...");
        page.press("best");
        page.awaitText("[data-test=value]", "x has won");
    }

    @Test
    void aClickInThePlotGoesThereAndAnotherMoveMakesABranch(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1/0,0");
        page.awaitValue("x wins in 4 plies");
        page.click("[data-test=node][aria-label^='ply 1']");
        page.awaitPlace("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        page.clickSite("0,2");
        page.awaitPlace("#tictactoe//1,1/0,2");
        page.press("show-table");
        until(() -> assertThat(page.texts("[data-test=branch]")).containsExactly("0,1"));
        page.press("branch");
        page.awaitPlace("#tictactoe//1,1/0,1");
        page.press("end");
        page.awaitPlace("#tictactoe//1,1/0,1/0,0");
        page.click("#history tbody tr:nth-child(2) [data-test=ply]");
        page.awaitPlace("#tictactoe//1,1");
    }
}
