package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
@Tag("slow")
class HistoryPageTest {

    private static final String AWAY_FROM_DRAWS = "[...document.querySelectorAll('[data-test=node] .target')]"
            + ".map(one => Math.abs(one.getAttribute('cy') - document.querySelector('.plot .axis').getAttribute('y1')))";

    /** Counts from now on the elements that are put into the history, but for those of alternatives. */
    private static final String COUNT_DRAWN = """
            { const watch = new MutationObserver(records => count(records));
              let drawn = 0;
              const count = records => records.flatMap(one => [...one.addedNodes]).filter(one => one instanceof Element && !one.querySelector('.alternative'))
                .forEach(one => { drawn += 1 + one.querySelectorAll('*').length; });
              watch.observe(document.querySelector('#history'), { childList: true, subtree: true });
              window.counted = () => { count(watch.takeRecords()); return drawn; }; 0 }""";

    @Test
    void whatIsNotKnownIsNotOnTheLineOfDraws(ExplorerPage page) {
        page.tab().hold("*/analysis*", "*/advice*");
        page.open("#tictactoe//1,1/0,0");
        until(() -> assertThat(page.count("[data-test=node].unknown")).isEqualTo(3));
        assertThat(page.tab().evaluate(AWAY_FROM_DRAWS)).allMatch(away -> away.asInt() > 50);
        assertThat(page.count("[data-test=node] polygon"))
                .as("the shape of draws")
                .isZero();
        page.awaitText("[data-test=plot]", "not known");
        page.tab().letGo();
        page.reload();
        page.awaitValue("a draw in 7 plies");
        page.awaitGone("[data-test=node].unknown");
        assertThat(page.tab().evaluate(AWAY_FROM_DRAWS)).allMatch(away -> away.asInt() == 0);
        assertThat(page.text("[data-test=plot]")).doesNotContain("not known");
    }

    /** However long the game is: the node that was the current one, and the one that is; 200 plies have thousands of elements. */
    @ParameterizedTest
    @ValueSource(strings = {"plot", "table"})
    void undoDrawsWhatHasChangedAlone(String kind, ExplorerPage page) {
        page.open(EndingsPageTest.MATE + "/f6f5/h8g8/f5f6/g8h8".repeat(50));
        page.awaitValue("White wins: mate in 2 (3 plies)");
        page.press("show-" + kind);
        page.awaitGone("[data-test=node].unknown, [data-test=asking]");
        page.tab().evaluate(COUNT_DRAWN);
        page.press("undo");
        page.awaitTurn("Black to move");
        page.awaitValue("White wins: mate in 2 (4 plies)");
        assertThat(page.tab().evaluate("counted()").asInt()).isBetween(1, 100);
    }
}
