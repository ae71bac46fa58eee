package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(InBrowser.class)
class HomePageTest {

    private static final String BUNDLED = "amazons|connectfour|dobutsu|dodgem|endings|footstep|kalah|morris|tictactoe";

    /** Each element that moves after it is shown, which a visitor who aims at it would miss. */
    private static final String SHIFTS = """
            { window.shifts = [];
              const told = ({ node, previousRect: from, currentRect: to }) => `${node?.outerHTML?.slice(0, 100)} from ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
              new PerformanceObserver(list => list.getEntries().forEach(shift => shifts.push(...shift.sources.map(told)))).observe({ type: 'layout-shift', buffered: true }); 0 }""";

    @Test
    void everyGameHasACardWithItsPicture(ExplorerPage page) {
        page.open("");
        until(() -> assertThat(page.strings(
                        "[...document.querySelectorAll('[data-test=game-card]')].map(card => card.dataset.game)"))
                .containsExactlyInAnyOrder(
                        "amazons",
                        "breakthrough",
                        "connectfour",
                        "countdown",
                        "dobutsu",
                        "dodgem",
                        "endings",
                        "footstep",
                        "kalah",
                        "morris",
                        "paving",
                        "tictactoe",
                        "unwritten"));
        assertThat(page.strings(
                        "[...document.querySelectorAll('[data-test=game-card] h2')].map(name => name.textContent)"))
                .as("the best-known first")
                .startsWith("Tic-tac-toe", "Connect Four", "Chess endings");
        until(() -> assertThat(page.count("[data-test=game-card] svg.diagram")).isEqualTo(11));
        assertThat(page.text("[data-game=countdown] pre")).isEqualTo("* * * * * * * * * *");
        page.awaitText("[data-game=tictactoe]", "three in a row");
        page.awaitText("[data-game=footstep] [data-test=verdict]", "Solved: A, who moves first, wins within 21 plies");
        assertThat(page.text("[data-game=countdown] [data-test=verdict]"))
                .isEqualTo("Solved: A, who moves first, wins within 5 plies");
    }

    @Test
    void cardsStayWhereTheyAreWhenTheirPicturesAndVerdictsCome(ExplorerPage page) {
        page.open("");
        page.tab().evaluate(SHIFTS);
        page.awaitText("[data-game=footstep] [data-test=verdict]", "Solved:");
        until(() -> assertThat(page.count("[data-test=game-card] svg.diagram")).isEqualTo(11));
        page.awaitDrawn();
        assertThat(page.strings("shifts")).isEmpty();
        assertThat(page.strings(
                        "[...document.querySelectorAll('[data-test=verdict]')].map(one => `${one.clientHeight}`)"))
                .as("room for the longest from the beginning")
                .containsOnly(page.string(
                        "`${document.querySelector('[data-game=tictactoe] [data-test=verdict]').clientHeight}`"));
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void aClickOnACardOpensTheGameAndOnTheNameGoesHome(ExplorerPage page) {
        page.open("");
        page.click("[data-game=dodgem] .cover");
        page.awaitValue("blue wins in 19 plies");
        assertThat(page.place()).isEqualTo("#dodgem");
        assertThat(page.string("document.title")).isEqualTo("Dodgem – Foregone");
        page.press("home");
        page.awaitShown("#home");
        page.awaitGone("#game");
        page.back();
        page.awaitValue("blue wins in 19 plies");
    }

    @Tag("slow")
    @Test
    void aMenuLeadsFromGameToGame(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitTurn("o to move");
        page.awaitText("[data-test=game-menu]", "Kalah");
        assertThat(page.string("document.querySelector('[data-test=game-menu]').value"))
                .isEqualTo("tictactoe");
        page.choose("game-menu", "kalah");
        page.awaitPlace("#kalah");
        page.awaitTurn("south to move");
        page.back();
        page.awaitPlace("#tictactoe//1,1");
        until(() -> assertThat(page.string("document.querySelector('[data-test=game-menu]').value"))
                .isEqualTo("tictactoe"));
        page.press("home");
        page.awaitGone("[data-test=game-menu]");
    }

    /** Uncompressed: the files, and what the explorer answers about the games that are bundled, not those of tests. */
    @Tag(InBrowser.NEW_TAB)
    @ParameterizedTest
    @ValueSource(strings = {"", "#connectfour", "#endings", "#amazons"})
    void aPageIsLight(String place, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open(place);
        page.awaitShown("svg.diagram");
        if (place.isEmpty()) {
            until(() ->
                    assertThat(page.count("[data-test=game-card] svg.diagram")).isEqualTo(11));
            page.awaitText(
                    "[data-game=footstep] [data-test=verdict]", "Solved"); // the last bundled one that is asked about
        } else {
            until(() ->
                    assertThat(page.value() + page.text("[data-test=estimate]")).isNotEmpty());
        }
        assertThat(page.tab().evaluate("""
                        [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
                          .filter(({ name }) => !/[/]games[/]\\w/.test(name) || /[/]games[/](%s)[/]/.test(name))
                          .reduce((sum, one) => sum + one.decodedBodySize, 0)""".formatted(BUNDLED)).asInt()).isBetween(150_000, 405_000);
    }
}
