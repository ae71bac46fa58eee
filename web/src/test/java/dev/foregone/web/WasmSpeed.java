package dev.foregone.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.explorer.PageAnswers;
import dev.foregone.explorer.browser.devtools.Browser;
import dev.foregone.explorer.browser.devtools.Programs;
import dev.foregone.explorer.browser.devtools.Tab;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * How many positions a second {@code memo} visits in a browser, beside this JVM in the same minutes: the same questions by the
 * same code, in turn. Not among the tests: benchmarks/RESULTS.md has its command.
 */
class WasmSpeed {

    private static final long MEMORY_BYTES = 64L << 20;
    private static final int ROUNDS = 3;
    private static final double LEAST = 0.5;

    /** The first makes the compilers warm. */
    private static final List<String> POSITIONS = List.of("4444453", "4444452", "4444455", "444331", "4453");

    private static final Pattern COST = Pattern.compile("\"positionsVisited\":(\\d+),\"elapsedMillis\":(\\d+)");

    private long positions;
    private long millis;

    private void add(String json) {
        Matcher cost = COST.matcher(json);
        assertThat(cost.find()).as(json).isTrue();
        positions += Long.parseLong(cost.group(1));
        millis += Long.parseLong(cost.group(2));
    }

    private double rate(List<String> answers) {
        positions = 0;
        millis = 0;
        answers.stream().skip(1).forEach(this::add);
        return positions / 1_000.0 / millis;
    }

    private static String address(String position) {
        return "/games/connectfour/analysis?engine=memo&time=10m&p=" + position;
    }

    private static List<String> onTheJvm() {
        PageAnswers jvm = PageAnswers.of(Games.load(), Engines.load(), MEMORY_BYTES);
        List<String> answers = new ArrayList<>();
        for (String position : POSITIONS) {
            jvm.ask("GET", "/api/v1" + address(position), false, "")
                    .next((status, body) -> answers.add(body), (name, data) -> answers.add(data));
        }
        return answers;
    }

    private static List<String> inTheBrowser(Browser browser, StaticSite site) {
        List<String> answers = new ArrayList<>();
        try (Tab tab = browser.open()) {
            tab.navigate(site.address());
            for (String position : POSITIONS) {
                answers.add(tab.evaluate("""
                                import('/transport.js').then(({ carry }) => carry('%s', {})).then(answer => answer.text())""".formatted(address(position))).asString());
            }
        }
        return answers;
    }

    @Test
    void besideTheJvm() throws IOException {
        List<Double> ratios = new ArrayList<>();
        try (StaticSite site = new StaticSite()) {
            Browser browser = Browser.start(Programs.browser().orElseThrow());
            for (int round = 0; round < ROUNDS; round++) {
                double jvm = rate(onTheJvm());
                double wasm = rate(inTheBrowser(browser, site));
                ratios.add(wasm / jvm);
                System.out.printf(
                        Locale.ROOT,
                        "memo on Connect Four: %.2f M positions a second in the browser, %.2f M on the JVM: %.2f%n",
                        wasm,
                        jvm,
                        wasm / jvm);
            }
            browser.close();
        }
        assertThat(ratios.stream().mapToDouble(each -> each).max().orElseThrow())
                .isGreaterThan(LEAST);
    }

    @Test
    void theFirstMove() throws IOException {
        try (StaticSite site = new StaticSite()) {
            Browser browser = Browser.start(Programs.browser().orElseThrow());
            try (Tab tab = browser.open()) {
                tab.navigate(site.address().resolve("#connectfour"));
                double millis = tab.evaluate("""
                                new Promise(done => {
                                  const look = () => document.querySelector('#board .site') && document.querySelector('#moves tr[data-move]')
                                    ? done(performance.now()) : setTimeout(look, 5);
                                  look();
                                })""").asDouble();
                System.out.println("before the first move can be made: " + Math.round(millis) + " ms");
                assertThat(millis).isPositive();
            }
            browser.close();
        }
    }
}
