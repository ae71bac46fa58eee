package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.play.Strength;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag("slow")
class OpponentPageTest {

    @Test
    void theComputerAnswersAndUndoTakesBothMovesBack(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.choose("kind-1", "computer");
        assertThat(page.string("document.querySelector('[data-test=strength-1]').value"))
                .isEqualTo("perfect");
        page.clickSite("1,1");
        until(() -> assertThat(page.place()).matches("#tictactoe//1,1/[02],[02]"));
        page.awaitTurn("x to move");
        page.awaitValue("a draw in 7 plies");
        page.press("undo");
        page.awaitPlace("#tictactoe");
        page.press("redo");
        until(() -> assertThat(page.place()).matches("#tictactoe//1,1/[02],[02]"));
    }

    @Test
    void sidesAreSwappedInTheMiddleOfTheGame(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,0");
        page.awaitTurn("x to move");
        page.choose("kind-1", "computer");
        assertThat(page.place()).isEqualTo("#tictactoe//1,1/0,0");
        page.press("swap");
        until(() -> assertThat(page.place()).matches("#tictactoe//1,1/0,0/\\d,\\d"));
        page.awaitTurn("o to move");
        assertThat(page.string("document.querySelector('[data-test=kind-0]').value"))
                .isEqualTo("computer");
        assertThat(page.string("document.querySelector('[data-test=kind-1]').value"))
                .isEqualTo("person");
    }

    @Test
    void twoPerfectComputersDraw(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,0/2,2");
        page.awaitTurn("o to move");
        page.choose("kind-0", "computer");
        page.choose("kind-1", "computer");
        page.awaitText("[data-test=value]", "the game is drawn");
        assertThat(page.count("[data-test=node]")).isEqualTo(10);
    }

    @Test
    void theComputerWaitsAfterUndoAndGoesOnOnRequest(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitTurn("o to move");
        page.choose("kind-0", "computer");
        page.press("undo");
        page.awaitPlace("#tictactoe");
        page.press("resume");
        until(() -> assertThat(page.place()).matches("#tictactoe//\\d,\\d"));
        page.awaitTurn("o to move");
    }

    @Test
    void aPersonMovesForTheComputerOnlyAfterAPause(ExplorerPage page) {
        page.tab().hold("*/reply*");
        page.open("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        page.choose("kind-1", "computer");
        page.awaitText("[data-test=turn]", "the computer thinks");
        page.clickSite("0,0");
        page.awaitText("#said .notice", "It is the computer's turn.");
        assertThat(page.place()).isEqualTo("#tictactoe//1,1");
        page.press("pause");
        page.clickSite("0,0");
        page.awaitPlace("#tictactoe//1,1/0,0");
        page.awaitTurn("x to move");
    }

    @Test
    void aWeakComputerOfTheSameSeedPlaysTheSameGame(ExplorerPage page) {
        String first = gameOfSeedSeven(page);
        assertThat(gameOfSeedSeven(page)).isEqualTo(first);
    }

    @Test
    void theComputerHasOneOfTheStrengths(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.choose("kind-1", "computer");
        assertThat(page.texts("[data-test=strength-1] option"))
                .containsExactly(Strength.names().split(", "));
        page.choose("strength-1", "beginner");
        page.clickSite("1,1");
        until(() -> assertThat(page.place()).matches("#tictactoe//1,1/\\d,\\d"));
        page.awaitTurn("x to move");
    }

    private static String gameOfSeedSeven(ExplorerPage page) {
        page.open("#");
        page.awaitShown("#home");
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.choose("kind-1", "computer");
        page.choose("strength-1", "beginner");
        page.choose("seed", "7");
        page.clickSite("0,1");
        page.awaitTurn("x to move");
        until(() -> assertThat(page.place()).matches("#tictactoe//0,1/\\d,\\d"));
        return page.place();
    }

    @Test
    void oneButtonSwapsTheSides(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        assertThat(page.texts("button")).filteredOn("Swap sides"::equals).hasSize(1);
    }
}
