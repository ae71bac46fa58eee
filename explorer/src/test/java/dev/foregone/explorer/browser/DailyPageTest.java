package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the list of games has anew each day. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class DailyPageTest {

    /** In place of a puzzle of the day: x wins by 2,2 alone at once. The questions are kept. */
    private static final String DRAWS = """
            { const ask = window.fetch;
              window.asked = [];
              const drawn = { game: 'tictactoe', position: 'xo./.x./o..', value: 'WIN', plies: 1,
                puzzle: { moves: 1, solution: ['2,2'], errorChance: 0.8, within: 3 } };
              window.fetch = (address, options) => {
                if (!String(address).includes('/puzzle?')) return ask(address, options);
                window.asked.push(String(address));
                return Promise.resolve(new Response(JSON.stringify(drawn)));
              }; 0 }""";

    private static final String YESTERDAY =
            "localStorage.setItem('foregone.daily', JSON.stringify({ version: 1, row: 2, last: '2026-11-28' }))";

    /** The list of games on a day, the same whenever the tests run: another day has other games, some without a puzzle. */
    private static void openOn(String day, ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitShown("#board");
        page.tab().evaluate("Date.now = () => Date.parse('%sT12:00Z')".formatted(day));
        page.tab().evaluate(YESTERDAY);
        page.press("home");
        page.awaitText("[data-test=daily]", day);
    }

    @Test
    void thePuzzleOfTheDayIsSolvedAndTheDaysAreCounted(ExplorerPage page) {
        openOn("2026-11-29", page);
        page.awaitText("[data-test=daily-done]", "2 days in a row so far.");
        page.tab().evaluate(DRAWS);
        page.press("daily-solve");
        page.awaitText("[data-test=puzzle]", "Puzzle: ");
        assertThat(page.string("window.asked.join()")).endsWith("/puzzle?moves=1&within=3&seed=20261129");
        assertThat(page.marks()).as("hints").isEmpty();
        page.clickSite("2,2");
        page.awaitText("[data-test=puzzle]", "Solved");
        page.press("home");
        page.awaitText("[data-test=daily-done]", "Solved, 3 days in a row.");
    }

    @Test
    void aWinIsHeldFromTheListOfGames(ExplorerPage page) {
        openOn("2026-11-29", page);
        page.tab().evaluate(DRAWS);
        page.press("daily-hold");
        page.awaitText("[data-test=match]", "Hold the win: you are to win.");
        page.press("home");
        page.awaitShown("[data-test=daily]");
    }

    @Test
    void thereIsOne(ExplorerPage page) {
        openOn("2026-11-30", page);
        page.press("daily-solve");
        page.awaitText("[data-test=puzzle]", "Puzzle: ");
        until(() -> assertThat(page.isShown("#home")).isFalse());
    }
}
