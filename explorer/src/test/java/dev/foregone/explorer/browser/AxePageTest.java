package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The rules of WCAG that axe-core can check, on each kind of page. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class AxePageTest {

    private static final String VIOLATIONS = "axe.run(document, { resultTypes: ['violations'], %s }).then(found =>"
            + " found.violations.map(one => one.id + ': ' + one.nodes.map(node => node.html.slice(0, 150)).join(' and ')))";

    private static final String COLOURS = "runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }";

    private static String axe() throws IOException {
        try (InputStream script = ClassLoader.getSystemResourceAsStream("axe.min.js")) {
            return new String(Objects.requireNonNull(script, "axe.min.js").readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void noKindOfPageBreaksARule(ExplorerPage page) throws IOException {
        page.tab().watch().expect(422);
        for (String place :
                new String[] {"", "#connectfour", "#dodgem//0,0-right", "#endings", "#kalah", "#countdown"}) {
            page.open(place);
            page.awaitShown(place.isEmpty() ? "[data-test=game-card] svg.diagram" : "[data-test=new]");
            assertNoViolations(page, place);
        }
    }

    @Test
    void noPartOfAPageBreaksARule(ExplorerPage page) throws IOException {
        page.open("#tictactoe//1,1/0,1/0,0/2,2");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitShown("#review .summary"); // what is below moves until then
        page.press("statistics-run");
        page.awaitShown("[data-test=bars]");
        page.press("show-table");
        page.clickSite("2,0");
        assertNoViolations(page, "a reviewed game");
        page.press("help");
        assertNoViolations(page, "help");
        page.press("help-close");
        page.press("rules");
        assertNoViolations(page, "rules");
        page.press("rules-close");
        page.press("match-begin");
        page.awaitShown("[data-test=match]");
        assertNoViolations(page, "a game against the computer");
    }

    @Test
    void noBoardThatIsSetUpBreaksARule(ExplorerPage page) throws IOException {
        page.tab().watch().expect(422);
        for (String place : new String[] {"#endings", "#morris", "#connectfour"}) {
            page.open(place);
            awaitGame(page, place.substring(1)); // the game before has the button, too
            page.press("setup");
            page.awaitShown("#draft svg");
            assertNoViolations(page, place + " being set up");
            page.press("draft-clear");
            page.awaitGone("#draft .piece");
            assertNoViolations(page, place + " with an empty board");
            page.press("draft-cancel");
        }
    }

    private static void awaitGame(ExplorerPage page, String game) {
        until(() -> assertThat(page.string("document.querySelector('[data-test=game-menu]').value"))
                .isEqualTo(game));
    }

    @Test
    void noGraphBreaksARule(ExplorerPage page) throws IOException {
        page.open("#countdown");
        page.awaitTurn("A to move");
        page.press("graph");
        page.awaitShown("#graph svg");
        assertNoViolations(page, "a graph");
    }

    /** All rules, and those of colours again wherever the page has others, for it has nothing else there. */
    private static void assertNoViolations(ExplorerPage page, String place) throws IOException {
        if (!page.tab().evaluate("'axe' in window").asBoolean()) {
            page.tab().evaluate(axe() + "; 0");
        }
        assertNoViolations(page, place, "prefers-color-scheme", "light", "");
        assertNoViolations(page, place, "prefers-color-scheme", "dark", COLOURS);
        assertNoViolations(page, place, "forced-colors", "active", COLOURS);
    }

    private static void assertNoViolations(
            ExplorerPage page, String place, String feature, String value, String rules) {
        page.prefer(feature, value);
        until(() -> assertThat(page.strings(VIOLATIONS.formatted(rules)))
                .as("%s, %s", place, value)
                .isEmpty());
    }
}
