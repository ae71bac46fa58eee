package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag("slow")
class HistoryPageTest {

    private static final String AWAY_FROM_DRAWS = "[...document.querySelectorAll('[data-test=node] .target')]"
            + ".map(one => Math.abs(one.getAttribute('cy') - document.querySelector('.plot .axis').getAttribute('y1')))";

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
}
