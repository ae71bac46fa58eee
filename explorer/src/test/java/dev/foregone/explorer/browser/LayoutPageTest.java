package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.testkit.build.Thorough;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(InBrowser.class)
@Tag("slow")
class LayoutPageTest {

    static Stream<String> places() {
        return Thorough.orFirst(
                4,
                "",
                "#kalah/6x4",
                "#dobutsu//b3-b2/b1-b2",
                "#paving",
                "#tictactoe//1,1/0,1/0,0/2,2",
                "#connectfour/1122",
                "#dodgem//0,0-right",
                "#footstep",
                "#kalah",
                "#countdown");
    }

    /** Text may be twice as large on the smallest phone. */
    @ParameterizedTest
    @MethodSource("places")
    void nothingScrollsSidewaysOnAPhone(String place, ExplorerPage page) {
        page.tab().size(360, 740);
        show(place, page);
        fits(page, 360);
        page.tab().phone(320, 568);
        page.tab().textSize(32);
        until(() -> assertThat(page.string("getComputedStyle(document.body).fontSize"))
                .isEqualTo("32px"));
        fits(page, 320);
    }

    private static void show(String place, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open(place);
        page.awaitShown(place.isEmpty() ? "[data-test=game-card] svg.diagram" : "[data-test=new]");
    }

    private static void fits(ExplorerPage page, int width) {
        until(() -> assertThat(page.strings("[...document.querySelectorAll('body *')]"
                        + ".filter(one => one.getBoundingClientRect().right > " + width
                        + " && !one.closest('.scroll, .best-line, .unseen, .skip, svg'))"
                        + ".map(one => one.outerHTML.slice(0, 120))"))
                .isEmpty());
        assertThat(page.tab().evaluate("document.documentElement.scrollWidth").asInt())
                .isLessThanOrEqualTo(width);
    }

    /** It follows what is read beside it, and stays above what is below. */
    @Test
    void theBoardCoversNothingInAHighWindow(ExplorerPage page) {
        page.tab().size(1200, 1000);
        page.open("#dodgem");
        page.awaitTurn("blue to move");
        assertThat(
                        page.strings(
                                "(() => { scrollTo(0, 1e6); const at = selector =>"
                                        + " document.querySelector(selector).getBoundingClientRect();"
                                        + " return [at('.below').top - at('.board-card').bottom > 0, at('.below').top < 500].map(String); })()"))
                .containsExactly("true", "true");
    }

    @ParameterizedTest
    @CsvSource({"360, 740, 16", "320, 568, 32"})
    void reviewAndStatisticsFitAPhone(int width, int height, int textSize, ExplorerPage page) {
        page.tab().phone(width, height);
        page.tab().textSize(textSize);
        page.open("#tictactoe//1,1/0,1/0,0/2,2/0,2/2,0");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitShown("[data-test=review-table]");
        page.press("statistics-run");
        page.awaitShown("[data-test=bars]");
        page.press("show-table");
        page.awaitShown("[data-test=history-table]");
        page.choose("kind-1", "computer");
        fits(page, width);
    }

    /** Where a game has no description, or no room for it. */
    @Test
    void theHeadingLeavesRoomAboveTheButtons(ExplorerPage page) {
        page.open("#unwritten");
        page.awaitTurn("A to move");
        for (int width : new int[] {1200, 600, 360}) {
            page.tab().size(width, 740);
            until(() -> assertThat(page.tab().evaluate("innerWidth").asInt()).isEqualTo(width));
            assertThat(page.tab()
                            .evaluate("document.querySelector('#match').getBoundingClientRect().top"
                                    + " - document.querySelector('#head h1').getBoundingClientRect().bottom")
                            .asInt())
                    .isGreaterThanOrEqualTo(8);
        }
    }

    @Test
    void theColoursAreTheSystemsUnlessOneChooses(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        assertThat(brightness(page)).isGreaterThan(200);
        page.tab().prefer(Map.of("prefers-color-scheme", "dark"));
        until(() -> assertThat(brightness(page)).isLessThan(60));
        page.choose("theme", "light");
        until(() -> assertThat(brightness(page)).isGreaterThan(200));
        page.keys("t");
        until(() -> assertThat(brightness(page)).isLessThan(60));
        page.reload();
        page.awaitTurn("x to move");
        assertThat(page.string("document.documentElement.dataset.theme")).isEqualTo("dark");
    }

    /** Of the page's ground, from 0 to 255. */
    private static int brightness(ExplorerPage page) {
        return page.tab()
                .evaluate("Math.max(...getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number))")
                .asInt();
    }

    @Test
    void piecesMoveUnlessOnePrefersThemNotTo(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitValue("a draw in 9 plies");
        page.tab()
                .evaluate(
                        "window.animations = 0; const animate = Element.prototype.animate;"
                                + "Element.prototype.animate = function (...how) { animations++; return animate.apply(this, how); }");
        page.clickSite("1,1");
        page.awaitValue("a draw in 8 plies");
        assertThat(page.tab().evaluate("animations").asInt()).isEqualTo(1);
        page.tab().prefer(Map.of("prefers-reduced-motion", "reduce"));
        page.clickSite("0,0");
        page.awaitValue("a draw in 7 plies");
        assertThat(page.tab().evaluate("animations").asInt()).isEqualTo(1);
    }

    @Test
    void aLongDescriptionLeavesTheHeaderOneLine(ExplorerPage page) {
        page.open("#kalah");
        page.awaitTurn("south to move");
        assertThat(page.tab()
                        .evaluate("document.querySelector('header').offsetHeight")
                        .asInt())
                .isLessThan(60);
    }

    @Test
    void thePlotFitsItsPlaceWhateverTheSizeOfTheWindow(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        until(() -> assertThat(plotsPart(page)).isBetween(0.98, 1.01));
        page.tab().size(360, 740);
        until(() -> assertThat(plotsPart(page)).isBetween(0.98, 1.01));
        page.press("show-table");
        page.awaitGone("[data-test=plot]");
        page.tab().size(1000, 740);
        page.press("show-plot");
        until(() -> assertThat(plotsPart(page)).isBetween(0.98, 1.01));
    }

    /** How wide the plot is, as a part of its place. */
    private static double plotsPart(ExplorerPage page) {
        return page.tab()
                .evaluate("document.querySelector('[data-test=plot] svg').clientWidth"
                        + " / document.querySelector('[data-test=plot]').clientWidth")
                .asDouble();
    }

    /** The height is that of a window on a screen of 1280 x 800. */
    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void theControlsStayOnTheScreenWhileAGameIsSearched(ExplorerPage page) {
        page.tab().hold("*/reply*");
        page.tab().size(1280, 650);
        page.open("#connectfour");
        page.awaitShown("[data-test=asking]");
        page.keys("b");
        page.awaitShown("[data-test=seeking]");
        assertThat(page.tab()
                        .evaluate("Math.max(...[...document.querySelectorAll('#controls button')]"
                                + ".map(one => one.getBoundingClientRect().bottom))")
                        .asInt())
                .isLessThan(650);
    }

    @Test
    void theFirstScreenOfAPhoneOffersAGame(ExplorerPage page) {
        page.tab().phone(360, 740);
        page.open("#connectfour");
        page.awaitShown("[data-test=match-strength]");
        assertThat(page.tab()
                        .evaluate("document.querySelector('[data-test=match-strength]').getBoundingClientRect().bottom")
                        .asInt())
                .isLessThan(740);
    }
}
