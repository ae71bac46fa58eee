package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game against the computer, from one button to the next game. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class MatchPageTest {

    private static final String WON_BY_THE_NEXT = "#tictactoe//1,1/0,1/0,0/2,1";

    /** Replies of the computer that come back to where they were. */
    private static final String TO_AND_FRO = """
            { const ask = window.fetch;
              let replies = 0;
              window.fetch = (address, options) => String(address).includes('/reply?')
                ? Promise.resolve(new Response(JSON.stringify({ move: ['h8g8', 'g8h8'][replies++ % 2] }))) : ask(address, options); 0 }""";

    @Test
    void aCardBeginsAGameAgainstTheComputer(ExplorerPage page) {
        page.open("");
        page.click("[data-game=tictactoe] [data-test=play]");
        page.awaitText("[data-test=match]", "You are x. o is the computer (intermediate).");
        page.clickSite("1,1");
        until(() -> assertThat(page.place()).matches("#tictactoe//1,1/\\d,\\d"));
        page.awaitTurn("Your turn: x");
        assertThat(page.marks()).as("hints").isEmpty();
    }

    @Test
    void sideAndStrengthAreChosenBeside(ExplorerPage page) {
        page.open("#tictactoe");
        page.choose("match-side", "1");
        page.choose("match-strength", "perfect");
        page.press("match-begin");
        page.awaitText("[data-test=match]", "You are o. x is the computer (perfect).");
        until(() -> assertThat(page.place()).matches("#tictactoe//\\d,\\d"));
        page.press("match-end");
        page.awaitShown("[data-test=match-begin]");
        until(() -> assertThat(page.marks()).as("hints come back").isNotEmpty());
    }

    @Test
    void atTheEndTheReasonTheLineAndAnotherGameAreThere(ExplorerPage page) {
        page.open(WON_BY_THE_NEXT);
        page.press("match-begin");
        page.awaitShown("[data-test=match]");
        page.clickSite("2,2");
        until(() -> assertThat(page.value()).isEqualTo("x has won: three in a row"));
        assertThat(page.strings("[...document.querySelectorAll('#board .ending')].map(site => site.dataset.site)"))
                .containsExactlyInAnyOrder("0,0", "1,1", "2,2");
        assertThat(page.attribute("[data-test=hints] option:checked", "value"))
                .as("hints are back")
                .isEqualTo("plies");
        page.press("match-review");
        page.awaitShown("[data-test=review-table]");
        page.press("rematch");
        page.awaitPlace("#tictactoe");
        page.awaitText("[data-test=match]", "You are x.");
        assertThat(page.marks()).as("hints").isEmpty();
    }

    @Test
    void aLookAtAnotherGameLeavesItAsItIs(ExplorerPage page) {
        page.open("#tictactoe");
        page.press("match-begin");
        page.clickSite("1,1");
        until(() -> assertThat(page.place()).matches("#tictactoe//1,1/\\d,\\d"));
        String place = page.place();
        page.choose("game-menu", "dodgem");
        page.awaitShown("[data-test=match-begin]");
        page.press("home");
        page.click("[data-game=tictactoe] [data-test=play]");
        page.awaitPlace(place);
        page.awaitShown("[data-test=match-end]");
    }

    @Test
    void whoPlaysSecondHasThePiecesBelowAndUndoMakesTheComputerMove(ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open("#dobutsu");
        page.choose("match-side", "1");
        page.press("match-begin");
        until(() -> assertThat(page.turn()).isEqualTo("Your turn: gote"));
        assertThat(page.tab()
                        .evaluate("document.querySelector('#board [data-site=a1]').getBoundingClientRect().top"
                                + " > document.querySelector('#board [data-site=a4]').getBoundingClientRect().top")
                        .asBoolean())
                .isTrue();
        page.press("undo");
        until(() -> assertThat(page.turn()).contains("thinks"));
        until(() -> assertThat(page.turn()).isEqualTo("Your turn: gote"));
    }

    /** Two kings that go to and fro. */
    @Test
    void aDrawIsOfferedAtTheThirdRepetitionAndTheFifthIsOne(ExplorerPage page) {
        page.open(EndingsPageTest.MATE);
        page.press("match-begin");
        page.awaitShown("[data-test=match-end]");
        page.tab().evaluate(TO_AND_FRO);
        repeat(page, 2);
        page.awaitText("#said", "Third time here; the fifth is a draw.");
        page.press("draw");
        page.awaitText("[data-test=turn]", "A draw");
        assertThat(page.value()).isEqualTo("the game is drawn: the same position 3 times");
        page.press("undo");
        page.awaitTurn("Your turn: White");
        page.press("new");
        repeat(page, 4);
        page.awaitText("[data-test=turn]", "A draw");
        assertThat(page.value()).isEqualTo("the game is drawn: the same position 5 times");
        String place = page.place();
        page.clickSite("f6", "f5");
        page.awaitText("#said", "The game is drawn.");
        assertThat(page.place()).isEqualTo(place);
        page.awaitShown("[data-test=rematch]");
    }

    private static void repeat(ExplorerPage page, int times) {
        for (int i = 0; i < times; i++) {
            page.clickSite("f6", "f5");
            until(() -> assertThat(page.place()).endsWith("/f6f5/h8g8"));
            assertThat(page.isShown("[data-test=draw]")).isEqualTo(i >= 2);
            page.clickSite("f5", "f6");
            until(() -> assertThat(page.place()).endsWith("/f5f6/g8h8"));
        }
    }

    /** The computer lets three in a row be made. */
    private static final String LOSES = """
            { const ask = window.fetch;
              let replies = 0;
              window.fetch = (address, options) => String(address).includes('/reply?')
                ? Promise.resolve(new Response(JSON.stringify({ move: ['1,0', '1,1'][replies++ % 2] }))) : ask(address, options); 0 }""";

    @Test
    void theScoreIsKeptAndThreeWinsLeadToAStrongerOne(ExplorerPage page) {
        page.open("#tictactoe");
        page.choose("match-strength", "casual");
        page.press("match-begin");
        page.tab().evaluate(LOSES);
        for (int won = 1; won <= 3; won++) {
            page.clickSite("0,0");
            until(() -> assertThat(page.place()).endsWith("/1,0"));
            page.clickSite("0,1");
            until(() -> assertThat(page.place()).endsWith("/1,1"));
            page.clickSite("0,2");
            page.awaitText("#said", "Against casual: " + won + " won, 0 drawn, 0 lost.");
            if (won < 3) {
                page.press("rematch");
                page.awaitPlace("#tictactoe");
            }
        }
        assertThat(page.text("#said")).endsWith("You beat casual 3 of 3: try intermediate.");
        page.press("undo");
        page.clickSite("0,2");
        page.awaitTurn("You have won");
        assertThat(page.text("[data-test=scores]")).isEqualTo("Your games: casual 3 won, 0 drawn, 0 lost.");
        page.reload();
        page.awaitText("[data-test=scores]", "casual 3 won, 0 drawn, 0 lost.");
    }

    @Test
    void aGameWithAHintIsNotCounted(ExplorerPage page) {
        page.open("#tictactoe");
        page.press("match-begin");
        page.awaitShown("[data-test=match-end]");
        page.tab().evaluate(LOSES);
        page.press("hint");
        page.awaitText("#said", "Hint: 1,0.");
        page.clickSite("0,0");
        until(() -> assertThat(page.place()).endsWith("/1,1"));
        page.clickSite("0,1");
        until(() -> assertThat(page.place()).endsWith("/1,0"));
        page.clickSite("0,2");
        page.awaitText("#said", "Not added to your score: you had a hint, or took a move back.");
        assertThat(page.text("[data-test=scores]")).isEmpty();
    }

    @Test
    void whoResignsHasLostAndWhoHasNotMovedHasNot(ExplorerPage page) {
        page.open("#tictactoe");
        page.press("match-begin");
        page.press("match-end");
        page.awaitShown("[data-test=match-begin]");
        assertThat(page.text("[data-test=scores]")).isEmpty();
        page.press("match-begin");
        page.clickSite("1,1");
        until(() -> assertThat(page.place()).matches("#tictactoe//1,1/\\d,\\d"));
        page.press("match-end");
        page.awaitText("#said", "Against intermediate: 0 won, 0 drawn, 1 lost.");
    }

    @Test
    void aGameFromItsMiddleIsNotCounted(ExplorerPage page) {
        page.open(WON_BY_THE_NEXT);
        page.press("match-begin");
        page.awaitShown("[data-test=match]");
        page.clickSite("2,2");
        page.awaitTurn("You have won");
        assertThat(page.text("[data-test=scores]")).isEmpty();
    }

    @Test
    void aRematchWithTheOtherSide(ExplorerPage page) {
        page.open(WON_BY_THE_NEXT);
        page.press("match-begin");
        page.awaitShown("[data-test=match]");
        page.clickSite("2,2");
        page.press("rematch-swapped");
        page.awaitText("[data-test=match]", "You are o.");
        until(() -> assertThat(page.place()).matches("#tictactoe//\\d,\\d"));
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void aReloadKeepsTheOpponent(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,0");
        page.press("match-begin");
        page.awaitShown("[data-test=match]");
        page.reload();
        page.awaitText("[data-test=match]", "You are x. o is the computer");
        assertThat(page.marks()).as("hints").isEmpty();
        assertThat(page.text("[data-test=best]")).isEqualTo("Play the best move");
        page.clickSite("2,2");
        until(() -> assertThat(page.place()).matches("#tictactoe//1,1/0,0/2,2/\\d,\\d"));
        page.choose("game-menu", "dodgem");
        page.awaitShown("[data-test=match-begin]");
        until(() -> assertThat(page.marks()).as("another game has its hints").isNotEmpty());
        assertThat(page.text("[data-test=best]")).isEqualTo("Best move");
    }
}
