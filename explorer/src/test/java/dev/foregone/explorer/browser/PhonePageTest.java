package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards and buttons for fingers, on a small phone. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class PhonePageTest {

    private static final int WIDTH = 360;
    private static final int HEIGHT = 740;

    private static final String SMALLEST_SITE = smallest("#board .site .ground");

    private static String smallest(String selector) {
        return "Math.min(...[...document.querySelectorAll('" + selector + "')].map(one => one.getBoundingClientRect())"
                + ".filter(box => box.width).map(box => Math.min(box.width, box.height)))";
    }

    private static int top(ExplorerPage page, String site) {
        return page.tab()
                .evaluate("document.querySelector(" + ExplorerPage.quoted(ExplorerPage.site(site) + " .ground")
                        + ").getBoundingClientRect().top")
                .asInt();
    }

    /** Eight squares in a row, and seven points of nine men's morris, leave no 44 pixels for each. */
    @ParameterizedTest
    @CsvSource({
        "#tictactoe, 44",
        "#connectfour, 44",
        "#dobutsu, 60",
        "#morris, 44",
        "#morris/9, 35",
        "#kalah, 44",
        "#kalah/6x4, 32",
        "#dodgem, 44",
        "#footstep, 44",
        "#amazons, 44",
        "#endings, 34"
    })
    void aFingerFindsEverySite(String place, double pixels, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.tab().phone(WIDTH, HEIGHT);
        page.open(place);
        page.awaitShown("#board .site");
        assertThat(page.tab().evaluate(SMALLEST_SITE).asDouble()).isGreaterThanOrEqualTo(pixels);
    }

    @Test
    void aFingerFindsEveryButton(ExplorerPage page) {
        page.tab().phone(WIDTH, HEIGHT);
        page.tab().touchable();
        page.open("#tictactoe//1,1/0,1/0,0/2,2");
        page.awaitValue("x wins in 3 plies");
        page.press("review-run");
        page.awaitShown("#review .summary");
        assertThat(page.tab()
                        .evaluate(smallest("#match button, #match select, #controls button"))
                        .asDouble())
                .isGreaterThanOrEqualTo(44);
        assertThat(page.tab().evaluate(smallest("button, select")).asDouble()).isGreaterThanOrEqualTo(28);
        assertThat(page.tab().evaluate("document.documentElement.scrollWidth").asInt())
                .isLessThanOrEqualTo(WIDTH);
    }

    @Test
    void handsAreAboveAndBelowTheBoard(ExplorerPage page) {
        page.tab().watch().expect(422);
        page.tab().phone(WIDTH, HEIGHT);
        page.open("#dobutsu//b3-b2/b1-b2");
        page.awaitTurn("sente to move");
        assertThat(top(page, "gote:c")).isLessThan(top(page, "a1"));
        assertThat(top(page, "sente:C")).isGreaterThan(top(page, "a4"));
        page.press("flip");
        until(() -> assertThat(top(page, "gote:c")).isGreaterThan(top(page, "a1")));
        assertThat(top(page, "sente:C")).isLessThan(top(page, "a4"));
        page.press("flip");
        page.tab().size(1280, 800);
        until(() -> assertThat(top(page, "gote:c")).isCloseTo(top(page, "a1"), Offset.offset(5)));
    }

    @Test
    void aLionThatComesIntoAHandMovesNothing(ExplorerPage page) {
        page.tab().phone(WIDTH, HEIGHT);
        page.open("#dobutsu/.le%2FgC.%2F...%2FELG%20C%20sente");
        page.awaitValue("sente wins in 1 ply");
        String seen = page.attribute("#board svg", "viewBox");
        page.clickSite("b2", "b1");
        page.awaitText("[data-test=value]", "sente has won");
        assertThat(page.attribute("#board svg", "viewBox")).isEqualTo(seen);
    }
}
