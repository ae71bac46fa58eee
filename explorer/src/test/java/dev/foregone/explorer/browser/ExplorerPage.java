package dev.foregone.explorer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.explorer.browser.devtools.Tab;
import dev.foregone.explorer.browser.devtools.Waiting;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The explorer's page as its visitor sees and uses it. What the visitor would wait for, it waits for. */
final class ExplorerPage {

    private static final JsonMapper JSON = new JsonMapper();

    /** Brings an element into view, and finds where it is and whether a click there reaches it. */
    private static final String PLACE = """
            (selector => {
              const element = [...document.querySelectorAll(selector)].find(one => one.getClientRects().length);
              if (!element) return { problem: 'is not there' };
              element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
              const box = element.getBoundingClientRect();
              const x = box.x + box.width / 2, y = box.y + box.height / 2;
              const hit = document.elementFromPoint(x, y);
              if (element.disabled) return { problem: 'is disabled' };
              if (!element.contains(hit)) return { problem: 'is covered by ' + (hit?.outerHTML.slice(0, 200) ?? 'nothing') };
              return { x, y };
            })(%s)""";

    private final Tab tab;
    private final URI home;

    ExplorerPage(Tab tab, URI home) {
        this.tab = tab;
        this.home = home;
    }

    Tab tab() {
        return tab;
    }

    URI home() {
        return home;
    }

    /** Goes to a place: what stands behind the address of the explorer. */
    void open(String place) {
        tab.navigate(home.resolve(place));
    }

    /** The part of the address after its {@code #}, that included. */
    String place() {
        return string("location.hash");
    }

    /** Loads the page anew. */
    void reload() {
        tab.evaluate("window.old = true");
        tab.reload();
        Waiting.until(() -> assertThat(tab.evaluate("window.old === undefined && document.readyState === 'complete'")
                        .asBoolean())
                .isTrue());
    }

    /** From now on the page's reviews take at most this time in place of the usual 30 seconds. */
    void limitReviews(String time) {
        tab.evaluate("""
                { const ask = window.fetch;
                  window.fetch = (address, options) =>
                    ask(String(address).endsWith('/review') ? `${address}?time=%s` : address, options); 0 }""".formatted(time));
    }

    /** What the visitor prefers from now on, as {@code prefers-color-scheme} and {@code dark}. */
    void prefer(String feature, String value) {
        tab.prefer(Map.of(feature, value));
        Waiting.until(() -> assertThat(tab.evaluate("matchMedia('(%s: %s)').matches".formatted(feature, value))
                        .asBoolean())
                .isTrue());
    }

    void back() {
        tab.evaluate("history.back()");
    }

    /** Clicks with the mouse on the middle of the first element that can be seen, once it is there and stands still. */
    void click(String selector) {
        JsonNode at = still(selector);
        tab.click(at.path("x").asDouble(), at.path("y").asDouble());
    }

    /** Puts the mouse on the middle of an element. */
    void point(String selector) {
        JsonNode at = still(selector);
        tab.point(at.path("x").asDouble(), at.path("y").asDouble());
    }

    /** Presses the left button of the mouse on the middle of an element; the answer releases it there. */
    Runnable hold(String selector) {
        JsonNode at = still(selector);
        double x = at.path("x").asDouble();
        double y = at.path("y").asDouble();
        tab.point(x, y);
        tab.button(true, x, y);
        return () -> tab.button(false, x, y);
    }

    /** Presses the left button on one element, moves to another, and releases it there. */
    void drag(String from, String to) {
        JsonNode begin = still(from);
        JsonNode end = still(to);
        double x = begin.path("x").asDouble();
        double y = begin.path("y").asDouble();
        tab.point(x, y);
        tab.button(true, x, y);
        tab.drag(x + 10, y + 10);
        tab.drag(end.path("x").asDouble(), end.path("y").asDouble());
        tab.button(false, end.path("x").asDouble(), end.path("y").asDouble());
    }

    /** Touches an element with a finger, where the mouse would click. */
    void tap(String selector) {
        JsonNode at = still(selector);
        tab.tap(at.path("x").asDouble(), at.path("y").asDouble());
    }

    private JsonNode still(String selector) {
        JsonNode[] last = {null};
        Waiting.until(() -> {
            JsonNode before = last[0];
            last[0] = tab.evaluate(PLACE.formatted(quoted(selector)));
            assertThat(last[0].path("problem").asString("")).as(selector).isEmpty();
            assertThat(last[0]).as("%s stands still", selector).isEqualTo(before);
        });
        return last[0];
    }

    /** Clicks on a button, or another control, by its name for tests. */
    void press(String control) {
        click("[data-test=" + quoted(control) + "]");
    }

    void clickSite(String... sites) {
        for (String site : sites) {
            click(site(site));
        }
    }

    static String site(String name) {
        return "#board .site[data-site=" + quoted(name) + "]";
    }

    /** Clicks on a move of the table. */
    void clickMove(String move) {
        click(row(move) + " [data-test=move]");
    }

    private static String row(String move) {
        return "#moves tr[data-move=" + quoted(move) + "]";
    }

    /** Chooses from a list, or sets a slider or a number. */
    void choose(String list, String value) {
        awaitShown("[data-test=" + quoted(list) + "]");
        tab.evaluate("""
                (() => {
                  const list = document.querySelector('[data-test=%s]');
                  list.value = %s;
                  list.dispatchEvent(new Event('change', { bubbles: true }));
                })()""".formatted(quoted(list), quoted(value)));
    }

    /** Fills a field that is there for text. */
    void fill(String field, String text) {
        press(field);
        tab.evaluate("document.activeElement.select()");
        tab.type(text);
    }

    /** Presses keys in turn. A digit means a row of the table, and the page ignores one that comes before the row is seen. */
    void keys(String... keys) {
        for (String key : keys) {
            if (key.matches("[1-9]")) {
                awaitDrawn();
            }
            tab.press(key);
        }
    }

    /** By the second frame what the page has shown so far is on the screen. */
    void awaitDrawn() {
        tab.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    // What the visitor reads

    /** The text of the first element, or an empty text if it is not there. */
    String text(String selector) {
        return string("""
                (element => (element?.innerText ?? element?.textContent ?? '').replace(/\\s+/g, ' ').trim())
                (document.querySelector(%s))""".formatted(quoted(selector)));
    }

    List<String> texts(String selector) {
        return strings("[...document.querySelectorAll(%s)].map(one => one.textContent.replace(/\\s+/g, ' ').trim())"
                .formatted(quoted(selector)));
    }

    String attribute(String selector, String name) {
        return string("document.querySelector(%s)?.getAttribute(%s) ?? ''".formatted(quoted(selector), quoted(name)));
    }

    int count(String selector) {
        return tab.evaluate("document.querySelectorAll(%s).length".formatted(quoted(selector)))
                .asInt();
    }

    boolean isShown(String selector) {
        return tab.evaluate("[...document.querySelectorAll(%s)].some(one => one.getClientRects().length > 0)"
                        .formatted(quoted(selector)))
                .asBoolean();
    }

    String string(String expression) {
        return tab.evaluate(expression).asString("");
    }

    List<String> strings(String expression) {
        return StreamSupport.stream(tab.evaluate(expression).spliterator(), false)
                .map(JsonNode::asString)
                .toList();
    }

    String turn() {
        return text("[data-test=turn]");
    }

    String value() {
        return text("[data-test=value]");
    }

    /** The marks on the board, in the order of the rules. */
    List<String> marks() {
        return texts("#board .marks .mark text");
    }

    /** The moves of the table from top to bottom. */
    List<String> moves() {
        return strings("[...document.querySelectorAll('#moves tbody tr')].map(row => row.dataset.move)");
    }

    /** What the table says of a move: where it leads to. */
    String words(String move) {
        return text(row(move) + " .words");
    }

    /** What the table says of a move: what it costs against the best. */
    String cost(String move) {
        return text(row(move) + " .cost");
    }

    /** What a screen reader says of a site of the board. */
    String name(String site) {
        return attribute(site(site), "aria-label");
    }

    /** The piece on a site, or an empty text. */
    String piece(String site) {
        return attribute(site(site), "data-piece");
    }

    // What the visitor waits for

    /** The value, and with it what each move is worth. */
    void awaitValue(String value) {
        Waiting.until(() -> {
            assertThat(value()).isEqualTo(value);
            assertThat(attribute("#moves", "data-busy")).isEqualTo("false");
        });
    }

    void awaitTurn(String turn) {
        Waiting.until(() -> assertThat(turn()).isEqualTo(turn));
    }

    void awaitPlace(String place) {
        Waiting.until(() -> assertThat(place()).isEqualTo(place));
    }

    void awaitText(String selector, String text) {
        Waiting.until(() -> assertThat(text(selector)).as(selector).contains(text));
    }

    void awaitShown(String selector) {
        Waiting.until(() -> assertThat(isShown(selector)).as(selector).isTrue());
    }

    void awaitGone(String selector) {
        Waiting.until(() -> assertThat(isShown(selector)).as(selector).isFalse());
    }

    static String quoted(String text) {
        return JSON.writeValueAsString(text);
    }
}
