package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing moves that the visitor has not moved, and nothing is wider than the window. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class SteadyPageTest {

    private static final String TOPS = """
            ['#board', '#controls', '#moves', '#history'].filter(part => document.querySelector(part).getClientRects().length)
              .map(part => part + ' ' + Math.round(document.querySelector(part).getBoundingClientRect().top + scrollY))""";

    /** Where the parts of the page that are shown begin, from its top. */
    static List<String> tops(ExplorerPage page) {
        return page.strings(TOPS);
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @ParameterizedTest
    @CsvSource({"1280, 900", "360, 740"})
    void theBoardStaysWhereItIsWhileOnePlays(int width, int height, ExplorerPage page) {
        page.tab().size(width, height);
        page.open("#dodgem");
        page.awaitValue("blue wins in 19 plies");
        List<String> before = tops(page);
        page.clickSite("0,0");
        page.awaitText("#said", "is chosen");
        assertThat(tops(page)).isEqualTo(before);
        page.keys("Escape");
        page.press("match-begin");
        page.awaitShown("[data-test=match-end]");
        List<String> playing = tops(page);
        page.clickSite("0,0", "0,1");
        until(() -> assertThat(page.turn()).contains("the computer thinks"));
        assertThat(tops(page)).isEqualTo(playing);
        page.awaitTurn("Your turn: blue");
        assertThat(tops(page)).isEqualTo(playing);
    }

    @ParameterizedTest
    @CsvSource({"1280, 900", "360, 740"})
    void theEndMovesNothing(int width, int height, ExplorerPage page) {
        page.tab().size(width, height);
        page.open("#tictactoe//1,1/0,1/0,0/2,1");
        page.press("match-begin");
        page.awaitShown("[data-test=match-end]");
        List<String> playing = tops(page);
        page.clickSite("2,2");
        page.awaitText("[data-test=turn]", "You have won");
        page.awaitShown("[data-test=rematch]");
        assertThat(boardAndBelow(tops(page))).isEqualTo(boardAndBelow(playing));
        assertThat(playing)
                .as("on a small screen the buttons of the next game take the place of the controls")
                .containsAll(tops(page));
    }

    /** Of two that find the value, and one that is refused for its size. */
    @Tag(InBrowser.USUAL_LIMIT)
    @ParameterizedTest
    @CsvSource({"#tictactoe, 1280", "#tictactoe, 360", "#dobutsu, 1280", "#dobutsu, 360", "#kalah, 360"})
    void theBeginningAndTheEndOfASearchMoveNothing(String place, int width, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.tab().size(width, 900);
        page.tab().hold("*/analysis*", "*/advice*");
        page.open(place);
        page.awaitShown("[data-test=puzzle-run]");
        double before = puzzleButton(page);
        page.awaitShown("[data-test=asking]");
        assertThat(puzzleButton(page)).as("where the button for a puzzle is").isEqualTo(before);
        page.tab().letGo();
        page.awaitGone("[data-test=asking]");
        assertThat(puzzleButton(page)).as("where the button for a puzzle is").isEqualTo(before);
    }

    private static double puzzleButton(ExplorerPage page) {
        return page.tab()
                .evaluate("document.querySelector('[data-test=puzzle-run]').getBoundingClientRect().top")
                .asDouble();
    }

    private static List<String> boardAndBelow(List<String> tops) {
        return tops.stream().filter(top -> !top.startsWith("#controls")).toList();
    }

    @Test
    void aPuzzleComesIntoView(ExplorerPage page) {
        page.tab().size(1280, 700);
        page.open("#tictactoe");
        until(() -> assertThat(page.value()).isNotEmpty());
        page.press("puzzle-run");
        page.awaitText("[data-test=puzzle]", "One move alone");
        until(() -> assertThat(page.tab()
                        .evaluate("document.querySelector('#board').getBoundingClientRect().top")
                        .asDouble())
                .isBetween(0.0, 700.0));
    }

    static Stream<String> places() {
        return Thorough.orFirst(3, "", "#connectfour", "#tictactoe//1,1/0,1/0,0/2,2", "#dobutsu", "#endings", "#kalah");
    }

    /** From a small phone to a large screen; 640 is also 1280 at 200 %. */
    @ParameterizedTest
    @MethodSource("places")
    void nothingScrollsSideways(String place, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open(place);
        page.awaitShown(place.isEmpty() ? "[data-test=game-card] svg.diagram" : "[data-test=new]");
        for (int width = 320; width <= 1920; width += width < 1000 ? 20 : 115) {
            page.tab().size(width, 800);
            page.tab().evaluate("new Promise(requestAnimationFrame).then(() => 0)");
            assertThat(page.tab()
                            .evaluate("document.documentElement.scrollWidth")
                            .asInt())
                    .as("at %d", width)
                    .isLessThanOrEqualTo(width);
        }
    }
}
