package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of WCAG that axe-core can check, on each kind of page. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class AxePageTest {

    private static final String VIOLATIONS = "axe.run(document, { resultTypes: ['violations'], %s }).then(found =>"
            + " found.violations.map(one => one.id + ': ' + one.nodes.map(node => node.html.slice(0, 150)).join(' and ')))";

    /** The rules that other colours can break. */
    private static final String OF_COLOURS = "runOnly: ['color-contrast', 'link-in-text-block']";

    private static String axe() throws IOException {
        try (InputStream script = ClassLoader.getSystemResourceAsStream("axe.min.js")) {
            return new String(Objects.requireNonNull(script, "axe.min.js").readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "prefers-color-scheme, light, false",
        "prefers-color-scheme, dark, true",
        "forced-colors, active, true",
    })
    void noPageBreaksARule(String feature, String value, boolean otherColours, ExplorerPage page) throws IOException {
        page.tab().watch().expect(422);
        page.tab().prefer(Map.of(feature, value));
        String rules = otherColours ? OF_COLOURS : "";
        for (String place :
                new String[] {"", "#connectfour", "#dodgem//0,0-right", "#endings", "#kalah", "#countdown"}) {
            page.open(place);
            page.awaitShown(place.isEmpty() ? "[data-test=game-card] svg.diagram" : "[data-test=new]");
            assertNoViolations(page, rules, place);
        }
        page.open("#tictactoe//1,1/0,1/0,0/2,2");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitShown("#review .summary"); // what is below moves until then
        page.press("statistics-run");
        page.awaitShown("[data-test=bars]");
        page.press("show-table");
        page.clickSite("2,0");
        assertNoViolations(page, rules, "a reviewed game");
        page.press("help");
        assertNoViolations(page, rules, "help");
        page.press("help-close");
        page.press("rules");
        assertNoViolations(page, rules, "rules");
        page.press("rules-close");
        page.press("match-begin");
        page.awaitShown("[data-test=match]");
        assertNoViolations(page, rules, "a game against the computer");
        for (String place : new String[] {"#endings", "#morris", "#connectfour"}) {
            page.open(place);
            page.awaitShown("[data-test=setup]");
            page.press("setup");
            page.awaitShown("#draft svg");
            assertNoViolations(page, rules, place + " being set up");
            page.press("draft-clear");
            page.awaitGone("#draft .piece");
            assertNoViolations(page, rules, place + " with an empty board");
            page.press("draft-cancel");
        }
        page.open("#countdown");
        page.awaitTurn("A to move");
        page.press("graph");
        page.awaitShown("#graph svg");
        assertNoViolations(page, rules, "a graph");
    }

    private static void assertNoViolations(ExplorerPage page, String rules, String place) throws IOException {
        if (!page.tab().evaluate("'axe' in window").asBoolean()) {
            page.tab().evaluate(axe() + "; 0");
        }
        until(() ->
                assertThat(page.strings(VIOLATIONS.formatted(rules))).as(place).isEmpty());
    }
}
