package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one does with the board besides clicking. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class BoardPageTest {

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void aPieceIsDragged(ExplorerPage page) {
        page.open("#dodgem");
        page.awaitValue("blue wins in 19 plies");
        page.drag(ExplorerPage.site("0,0"), ExplorerPage.site("0,1"));
        page.awaitPlace("#dodgem//0,0-right");
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void aPieceThatIsDroppedWhereItCannotGoStays(ExplorerPage page) {
        page.open("#dodgem");
        page.awaitValue("blue wins in 19 plies");
        page.drag(ExplorerPage.site("0,0"), ExplorerPage.site("1,2"));
        assertThat(page.place()).isEqualTo("#dodgem");
        assertThat(page.count("#board .gliding, #board .lifted")).isZero();
    }

    @Test
    void theBoardIsTurnedAround(ExplorerPage page) {
        page.open("#dobutsu");
        page.choose("hints", "off");
        long before = below(page, "a1", "a4");
        assertThat(before).isPositive();
        page.press("flip");
        until(() -> assertThat(below(page, "a1", "a4")).isEqualTo(-before));
        page.clickSite("b3", "b2");
        page.awaitPlace("#dobutsu//b3-b2");
        page.keys("f");
        until(() -> assertThat(below(page, "a1", "a4")).isEqualTo(before));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#connectfour//4/4/3", "#endings", "#morris//a1/c2", "#kalah"})
    void aTurnedBoardStaysInItsFrame(String place, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open(place);
        page.awaitShown("#board .frame");
        page.press("flip");
        until(() -> assertThat(page.tab()
                        .evaluate("document.querySelector('#board .site > g') !== null")
                        .asBoolean())
                .isTrue());
        assertThat(page.strings("""
                        (frame => [...document.querySelectorAll('#board .site:not(.hand) .ground')].filter(one => {
                          const box = one.getBoundingClientRect();
                          return box.left < frame.left - 9 || box.right > frame.right + 9 || box.top < frame.top - 9 || box.bottom > frame.bottom + 9;
                        }).map(one => one.closest('.site').dataset.site))(document.querySelector('#board .frame').getBoundingClientRect())""")).isEmpty();
    }

    /** Also where hands change sides, which lie above and below a board on a phone. */
    @ParameterizedTest
    @CsvSource({
        "#dobutsu, 1280",
        "#dobutsu, 360",
        "#endings, 1280",
        "#endings, 360",
        "#kalah, 360",
        "#connectfour, 1280"
    })
    void aBoardIsTurnedInItsPlace(String place, int width, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.tab().size(width, 800);
        page.open(place);
        page.awaitShown("#board .site");
        String before = page.string(PLACES);
        page.press("flip");
        until(() -> assertThat(page.count("#board .site > g > .ground")).isPositive());
        assertThat(page.string(PLACES)).isEqualTo(before);
    }

    /** Where the drawing is, and the cells of its board, as a set. */
    private static final String PLACES = """
            [...document.querySelectorAll('#board svg, #board .site:not(.hand) .ground')].map(one => one.getBoundingClientRect())
              .map(box => [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round).join(' ')).sort().join(', ')""";

    /** The board is turned for who plays second: what the first player has nearest is farthest away. */
    @ParameterizedTest
    @CsvSource({"#endings, a1, a8", "#dobutsu, a4, a1", "#dodgem, '2,1', '0,1'", "#kalah, south 1, north 1"})
    void itIsTurnedForWhoPlaysSecond(String place, String near, String far, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open(place);
        page.awaitShown("#board .site");
        page.choose("match-side", "1");
        page.press("match-begin");
        page.awaitText("[data-test=match]", "You are ");
        until(() -> assertThat(page.tab()
                        .evaluate(
                                "(top => top('%s') < top('%s'))(site => document.querySelector(`#board .site[data-site=\"${site}\"]`).getBoundingClientRect().top)"
                                        .formatted(near, far))
                        .asBoolean())
                .isTrue());
    }

    /** How far one site is below another. */
    private static long below(ExplorerPage page, String above, String site) {
        return page.tab().evaluate("""
                        (top => Math.round(top('%s') - top('%s')))(site =>
                          document.querySelector(`#board .site[data-site=${site}] .ground`).getBoundingClientRect().top)""".formatted(site, above)).asLong();
    }

    @Test
    void aPieceThatAimsStandsWhereItGoesAndOnlyItsMovesAreListed(ExplorerPage page) {
        page.open("#amazons");
        page.awaitTurn("white to move");
        int all = shownRows(page).size();
        page.clickSite("b1");
        page.awaitText("#said", "b1 is chosen");
        until(() -> assertThat(shownRows(page)).hasSizeLessThan(all).allMatch(row -> row.startsWith("B1-")));
        page.clickSite("b3");
        page.awaitText("#said", "b1 and b3 are chosen");
        assertThat(page.attribute("#board .site[data-site=b1] .piece", "transform"))
                .startsWith("translate(0 -");
        page.press("cancel");
        until(() -> assertThat(shownRows(page)).hasSize(all));
        assertThat(page.attribute("#board .site[data-site=b1] .piece", "transform"))
                .isEmpty();
    }

    private static List<String> shownRows(ExplorerPage page) {
        return page.strings(
                "[...document.querySelectorAll('#moves tbody tr')].filter(row => !row.hidden).map(row => row.dataset.move)");
    }

    @Test
    void theBestLineIsPlayedWithAClick(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1");
        page.awaitValue("x wins in 5 plies");
        List<String> line = page.texts("[data-test=line-move]");
        assertThat(line).hasSize(5);
        page.click("[data-test=best-line] [data-test=line-move]:nth-of-type(3)");
        page.awaitPlace("#tictactoe//1,1/0,1/" + String.join("/", line.subList(0, 3)));
    }
}
