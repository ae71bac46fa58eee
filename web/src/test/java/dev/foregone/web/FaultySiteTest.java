package dev.foregone.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.foregone.explorer.browser.devtools.Browser;
import dev.foregone.explorer.browser.devtools.Programs;
import dev.foregone.explorer.browser.devtools.Tab;
import dev.foregone.explorer.browser.devtools.Waiting;
import dev.foregone.web.StaticSite.Answer;
import dev.foregone.web.StaticSite.Fault;
import java.io.IOException;
import java.net.URI;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A page without a server says what is wrong with where it lies. */
@Tag("slow")
class FaultySiteTest {

    private static final String WASM = "foregone.wasm";
    private static final String WORKER = "worker.js";

    private static Browser browser;

    private Tab tab;

    @BeforeAll
    static void begin() {
        Assumptions.assumeTrue(Programs.browser().isPresent(), Programs::missing);
        browser = Browser.start(Programs.browser().orElseThrow());
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void open() {
        tab = browser.open();
    }

    @AfterEach
    void close() {
        tab.close();
    }

    private void awaitText(String... parts) {
        Waiting.until(() -> assertThat(
                        tab.evaluate("document.querySelector('main').innerText").asString())
                .contains(parts));
    }

    private void awaitAbsent(String selector) {
        Waiting.until(() -> assertThat(tab.evaluate("document.querySelector('" + selector + "') === null")
                        .asBoolean())
                .isTrue());
    }

    private static Fault of(String name, UnaryOperator<Answer> change) {
        return (asked, right) -> asked.equals(name) ? change.apply(right) : right;
    }

    private static UnaryOperator<Answer> without(String part) {
        return right -> right.under(StaticSite.POLICY.replace(part, ""));
    }

    /** Where no script of the page runs, its text stays, and has the remedy. */
    static Stream<Arguments> scriptless() {
        Fault slashless = (name, right) -> name.equals("foregone") ? StaticSite.file("") : Answer.missing();
        return Stream.of(
                arguments(of("board.js", right -> right.as("text/plain")), "", "sent as text/javascript"),
                arguments(of("board.js", right -> Answer.missing()), "", "all its files"),
                arguments(slashless, "foregone", "an address that ends in /"),
                arguments(of("", right -> right.under("sandbox")), "", "allow-scripts"));
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("scriptless")
    void aPageWhoseScriptsDoNotRunSaysWhatItNeeds(Fault fault, String place, String remedy) throws IOException {
        try (StaticSite site = new StaticSite(fault)) {
            tab.navigate(site.address().resolve(place));
            awaitText("the browser does not run the page's scripts", remedy);
        }
    }

    @Test
    void aPageThatIsOpenedAsAFileSaysWhatServesIt() {
        tab.navigate(StaticSite.FILES.resolve("index.html").toUri());
        awaitText("the browser does not run the page's scripts", "python3 -m http.server");
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                arguments(
                        of(WASM, right -> right.as("text/html").saying("<!doctype html>")),
                        "foregone.wasm is not WebAssembly: text/html came, which begins with \"<!doctype html>\"",
                        "the file foregone.wasm beside index.html"),
                arguments(
                        of(WASM, right -> Answer.missing()),
                        "foregone.wasm did not come: the server answered 404 Not Found",
                        "the file foregone.wasm beside index.html"),
                arguments(
                        of(WASM, right -> right.cut(100_000, true)),
                        "foregone.wasm is damaged or cut off, after 100000 bytes: ",
                        "the file foregone.wasm beside index.html, whole"),
                arguments(
                        of(WASM, right -> right.cut(100_000, false)),
                        "foregone.wasm did not come, or not whole: ",
                        "the page then goes on by itself"),
                arguments(
                        of("", without("'wasm-unsafe-eval'")),
                        "the content security policy of this page, by its script-src",
                        "'wasm-unsafe-eval'"),
                arguments(
                        of("", without("connect-src 'self'")),
                        "the content security policy of this page, by its connect-src",
                        "connect-src 'self'"),
                arguments(
                        of(
                                "",
                                right -> right.under(
                                        StaticSite.POLICY.replace("worker-src 'self'", "worker-src 'none'"))),
                        "the content security policy of this page, by its worker-src",
                        "worker-src 'self'"),
                arguments(
                        of(WORKER, right -> right.saying("throw new Error('no memory')")),
                        "worker.js failed: Uncaught Error: no memory",
                        "load the page again"),
                arguments(
                        of("", right -> right.under("sandbox allow-scripts")),
                        "worker.js cannot be started",
                        "allow-same-origin"),
                arguments(
                        of(WORKER, right -> Answer.missing()),
                        "worker.js did not come: the server answered 404 Not Found",
                        "the file worker.js beside index.html"),
                arguments(
                        of(WORKER, right -> right.as("text/plain")),
                        "worker.js is not JavaScript: text/plain came",
                        "sent as text/javascript"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("faults")
    void whatCannotBeHadIsNamedAndWhatToDo(Fault fault, String what, String remedy) throws IOException {
        for (String place : new String[] {"", "#tictactoe"}) {
            try (StaticSite site = new StaticSite(fault)) {
                tab.navigate(site.address().resolve(place));
                awaitText(what, remedy);
                awaitAbsent("#loading");
            }
        }
    }

    @Test
    void aServerMayNotKnowTheTypeOfTheModule() throws IOException {
        try (StaticSite site = new StaticSite(of(WASM, right -> right.as("application/octet-stream")))) {
            tab.navigate(site.address().resolve("#tictactoe"));
            awaitText("x to move");
        }
    }

    @Test
    void aFileThatIsBackIsFound() throws IOException {
        boolean[] cut = {true};
        try (StaticSite site = new StaticSite(of(WASM, right -> cut[0] ? right.cut(1, false) : right))) {
            tab.navigate(site.address().resolve("#tictactoe"));
            awaitText("foregone.wasm did not come");
            cut[0] = false;
            awaitText("x to move");
        }
    }

    /** The text of what the page needs comes only where it is slow, and goes as soon as its scripts run. */
    @Test
    void whileItLoadsItSaysSo() throws IOException {
        try (StaticSite site = new StaticSite()) {
            tab.hold("*" + WASM);
            tab.navigate(URI.create(site.address() + "#tictactoe"));
            awaitText("Loading…");
            awaitAbsent("#hindrances");
            awaitText("Loading…");
            tab.letGo();
            awaitText("x to move");
            assertThat(tab.evaluate("document.querySelector('main').innerText").asString())
                    .doesNotContain("Loading");
        }
    }
}
