package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.explorer.browser.devtools.AccessibilityTree.Node;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page says to a screen reader. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class ScreenReaderPageTest {

    private static final Set<String> NEED_NAMES = Set.of(
            "button",
            "link",
            "combobox",
            "textbox",
            "slider",
            "spinbutton",
            "image",
            "heading",
            "progressbar",
            "columnheader",
            "rowheader",
            "dialog",
            "menu",
            "menuitem",
            "toolbar");

    @Test
    void everySquareSaysWhatIsThereAndWhatAMoveThereIsWorth(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        List<String> buttons = page.tab().accessibility().names("button");
        assertThat(buttons)
                .contains("Help")
                .contains("top left: free; move, draws in 8 plies")
                .contains("top: free; move, loses in 6 plies")
                .contains("centre: x");
        assertThat(buttons.stream().filter(name -> name.matches("(?:top|left|centre|right|bottom).*: (?:x|free;.*)")))
                .hasSize(9);
    }

    static Stream<String> places() {
        return Thorough.orFirst(
                3,
                "#kalah",
                "#dobutsu//b3-b2",
                "#countdown//take2",
                "#tictactoe//1,1",
                "#connectfour/4x4:-",
                "#dodgem//0,0-right",
                "#footstep",
                "#paving");
    }

    @ParameterizedTest
    @MethodSource("places")
    void everythingThatIsUsedOrReadHasAName(String place, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open(place);
        page.awaitShown("[data-test=new]");
        until(() ->
                assertThat(page.value() + page.text("[data-test=unsettled]")).isNotEmpty());
        until(
                () -> { // estimates go on changing
                    List<String> sites =
                            page.strings("[...document.querySelectorAll('#board .site')].map(site => site.ariaLabel)");
                    assertThat(page.tab().accessibility().names("button")).containsAll(sites);
                });
        assertThat(page.tab().accessibility().nodes().stream()
                        .filter(node -> NEED_NAMES.contains(node.role()))
                        .filter(node -> node.name().isBlank())
                        .toList())
                .isEmpty();
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void marksOfTheTableSayWhatTheyMean(ExplorerPage page) {
        page.open("#kalah");
        page.awaitValue("south wins in 15 plies");
        assertThat(page.tab().accessibility().names("image"))
                .contains("wins in 15 plies", "draws in 19 plies", "loses in 18 plies", "loses in 17 plies");
    }

    @Test
    void movesAndValuesAreAnnounced(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitText("[data-test=announcer]", "Tic-tac-toe, start. x to move. a draw in 9 plies");
        page.clickSite("1,1");
        page.awaitText("[data-test=announcer]", "x played 1,1. o to move. a draw in 8 plies");
        assertThat(page.attribute("[data-test=announcer]", "aria-live")).isEqualTo("polite");
    }

    /** What is said is said whole, whatever part of it has changed. */
    @Test
    void whatIsSaidIsSaidWhole(ExplorerPage page) {
        page.open("#tictactoe//1,1");
        page.awaitValue("a draw in 8 plies");
        page.press("link-copy");
        List<Node> live = page.tab().accessibility().nodes().stream()
                .filter(node -> Set.of("\"polite\"", "\"assertive\"")
                        .contains(node.states().getOrDefault("live", "")))
                .toList();
        assertThat(live).hasSizeGreaterThan(1);
        assertThat(live)
                .allMatch(node -> node.states().getOrDefault("atomic", "").equals("true"));
    }

    /** A browser that translates the page leaves boards and moves as they are. */
    @Test
    void boardsAndNotationAreNotTranslated(ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open("#dobutsu//b3-b2/b1-b2");
        page.awaitTurn("sente to move");
        page.press("show-table");
        page.limitReviews("2s");
        page.press("review-run");
        page.awaitShown("#review .summary");
        page.awaitShown("[data-test=line-move]");
        page.press("rules");
        page.awaitShown("#rules svg");
        assertThat(translated(page)).isEmpty();
        page.press("rules-close");
        page.open("#endings");
        page.press("setup");
        page.awaitShown("#draft svg");
        assertThat(translated(page)).isEmpty();
        page.press("draft-cancel");
        page.open("#");
        page.awaitShown("[data-test=game-card] svg.diagram");
        assertThat(translated(page)).isEmpty();
    }

    /** The boards, and the texts that are moves of the game of animals, where a browser would translate them. */
    private static List<String> translated(ExplorerPage page) {
        return page.strings("""
                (() => {
                  const found = [...document.querySelectorAll('svg.diagram, pre')];
                  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                  while (texts.nextNode()) {
                    if (/^[a-c][1-4]-[a-c][1-4]$/.test(texts.currentNode.data.trim())) {
                      found.push(texts.currentNode.parentElement);
                    }
                  }
                  return [found.length < 9 ? 'too few: ' + found.length : ''].concat(found
                    .filter(one => !one.closest('[translate=no]')).map(one => one.outerHTML.slice(0, 120))).filter(Boolean);
                })()""");
    }

    @Test
    void thePlotSaysEachPlyAndWhichIsShown(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1");
        page.awaitValue("x wins in 5 plies");
        until(() -> assertThat(page.tab().accessibility().names("button"))
                .contains(
                        "start: a draw in 9 plies", "ply 1, 1,1: a draw in 8 plies", "ply 2, 0,1: x wins in 5 plies"));
        assertThat(page.attribute("[data-test=node].now", "aria-label")).startsWith("ply 2");
    }

    @Tag(InBrowser.USUAL_LIMIT)
    @Test
    void whatIsChosenAndWhatCannotBeChosenIsSaid(ExplorerPage page) {
        page.open("#dodgem");
        page.awaitValue("blue wins in 19 plies");
        page.clickSite("0,0");
        page.awaitShown("[data-test=cancel]");
        assertThat(state(page, "row 0, column 0: blue car", "pressed")).isEqualTo("\"true\"");
        assertThat(state(page, "row 2, column 2: red car", "disabled")).isEqualTo("true");
    }

    private static String state(ExplorerPage page, String name, String state) {
        return page.tab().accessibility().nodes().stream()
                .filter(node -> node.name().startsWith(name) && node.role().equals("button"))
                .map(Node::states)
                .map(states -> states.getOrDefault(state, ""))
                .findFirst()
                .orElse("no such node");
    }
}
