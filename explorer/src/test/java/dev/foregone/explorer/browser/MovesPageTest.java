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
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows, keys and buttons belong to moves: what becomes known moves none of them away from under a pointer. */
@ExtendWith(InBrowser.class)
class MovesPageTest {

    private static final String PLACES = """
            [...document.querySelectorAll('#moves tbody tr, #prompt button, #board .site')].map(one =>
              [one.dataset.move ?? one.dataset.key ?? one.dataset.site, Math.round(one.getBoundingClientRect().top)].join(' '))""";

    private static final String STOP =
            "[...document.querySelectorAll('[data-test=stop]')].map(one => '' + Math.round(one.getBoundingClientRect().top))";

    /** A game that is shown, while the answer about its moves is kept back. */
    private static void openWithoutAnswer(ExplorerPage page, String place) {
        page.tab().hold("*/analysis*", "*/advice*");
        page.open(place);
        page.awaitShown("[data-test=asking]");
    }

    static Stream<Arguments> placesAndWidths() {
        return Thorough.orFirst(
                2,
                Arguments.of("#kalah", 360),
                Arguments.of("#countdown", 1200),
                Arguments.of("#kalah", 1200),
                Arguments.of("#tictactoe//1,1", 360),
                Arguments.of("#countdown", 360));
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @ParameterizedTest
    @ValueSource(ints = {1200, 1000, 360})
    void nothingMovesWhenAHintComes(int width, ExplorerPage page) {
        page.tab().size(width, 900);
        openWithoutAnswer(page, "#connectfour");
        List<String> before = page.strings(PLACES);
        List<String> stop = page.strings(STOP);
        page.tab().letGo();
        until(() -> assertThat(page.marks()).hasSize(7));
        assertThat(page.strings(PLACES)).isEqualTo(before);
        assertThat(page.strings(STOP)).hasSize(1).isEqualTo(stop);
    }

    @Tag("slow")
    @Tag(InBrowser.USUAL_LIMIT)
    @ParameterizedTest
    @MethodSource("placesAndWidths")
    void nothingMovesWhenTheAnswerComes(String place, int width, ExplorerPage page) {
        page.tab().size(width, 900);
        openWithoutAnswer(page, place);
        List<String> before = page.strings(PLACES);
        page.tab().letGo();
        until(() -> assertThat(page.value()).isNotEmpty());
        page.awaitGone("[data-test=asking]");
        assertThat(page.strings(PLACES)).isEqualTo(before);
    }

    @Tag("slow")
    @Test
    void aStrategyIsShownAsAGraph(ExplorerPage page) {
        page.open("#countdown");
        page.press("graph");
        page.awaitShown("#graph svg");
        assertThat(page.text("#graph-title")).isEqualTo("The strategy for A from here");
        assertThat(page.count("#graph svg rect")).isGreaterThan(3);
        assertThat(
                        page.strings(
                                "[...document.querySelectorAll('[id]')].map(one => one.id).filter((id, i, all) => all.indexOf(id) !== i)"))
                .as("ids that come twice")
                .isEmpty();
        page.press("graph-close");
        page.awaitGone("#graph svg");
    }

    @Tag("slow")
    @Test
    void noOrderTellsWhatHintsWouldTell(ExplorerPage page) {
        page.open("#amazons");
        until(() -> assertThat(page.value() + page.text("[data-test=estimate]")).isNotEmpty());
        List<String> rules = page.moves();
        page.press("sort");
        page.press("match-begin");
        until(() -> assertThat(page.moves()).isEqualTo(rules));
    }

    @Test
    void theMoveOfAStrategyIsSaid(ExplorerPage page) {
        page.open("#countdown");
        page.awaitText("#moves .note", "The strategy for A plays take2: A wins within 5 plies.");
        page.keys("h", "h");
        page.awaitText("#moves .note", "Hints are off: see above, or press h.");
        page.keys("h");
        page.clickMove("take2");
        page.awaitText("#moves .note", "The strategy for A has an answer to every move: A wins within 4 plies.");
    }

    @Tag("slow")
    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void aPressPlaysTheMoveThatItBeganOn(ExplorerPage page) {
        openWithoutAnswer(page, "#kalah");
        Runnable release = page.hold("#moves tr[data-move='4'] [data-test=move]");
        page.tab().letGo();
        page.awaitValue("south wins in 15 plies");
        release.run();
        page.awaitPlace("#kalah//4");
    }

    @Tag("slow")
    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void aKeyMeansTheSameMoveBeforeTheAnswerAndAfterIt(ExplorerPage page) {
        openWithoutAnswer(page, "#kalah");
        page.keys("1");
        page.awaitPlace("#kalah//1");
        page.tab().letGo();
        page.keys("u");
        page.awaitValue("south wins in 15 plies");
        page.keys("1");
        page.awaitPlace("#kalah//1");
    }

    @Tag("slow")
    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void aKeyThatWasPressedBeforeTheTableWasSeenPlaysNothing(ExplorerPage page) {
        page.open("");
        page.awaitShown("[data-test=game-card]");
        page.tab()
                .evaluate("window.early = new KeyboardEvent('keydown', { key: '1', bubbles: true });"
                        + "location.hash = '#kalah'");
        page.awaitValue("south wins in 15 plies");
        page.tab().evaluate("document.body.dispatchEvent(window.early)");
        page.keys("3");
        page.awaitPlace("#kalah//3");
    }

    @Tag("slow")
    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void thePersonSortsAndKeysStayWithTheirMoves(ExplorerPage page) {
        page.open("#kalah");
        page.awaitValue("south wins in 15 plies");
        assertThat(page.moves()).containsExactly("1", "2", "3", "4");
        assertThat(page.strings("[...document.querySelectorAll('#moves tr.best')].map(row => row.dataset.move)"))
                .containsExactly("2");
        page.press("sort");
        until(() -> assertThat(page.moves()).containsExactly("2", "3", "4", "1"));
        assertThat(page.texts("#moves tbody .digit")).containsExactly("2", "3", "4", "1");
        page.keys("3");
        page.awaitPlace("#kalah//3");
        page.awaitTurn("north to move");
        until(() -> assertThat(page.moves()).isSorted());
        assertThat(page.attribute("[data-test=sort]", "aria-pressed")).isEqualTo("false");
    }
}
