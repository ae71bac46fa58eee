package dev.foregone.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.PageAnswers;
import dev.foregone.explorer.browser.devtools.Browser;
import dev.foregone.explorer.browser.devtools.Programs;
import dev.foregone.explorer.browser.devtools.Tab;
import dev.foregone.explorer.browser.devtools.Waiting;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page without a server, in a browser that reaches nothing but its files. */
@Tag("slow")
class SiteTest {

    private static final long MEMORY_BYTES = 64L << 20;
    private static final int MOST_BYTES = 1_000_000;
    private static final int MOST_MOVES = 100;
    private static final int AT_ONCE = 200;
    private static final Duration GAME_TIME = Duration.ofSeconds(20);

    private static final String OVER = "You have won|The computer has won|A draw|The game is over";

    private static StaticSite site;
    private static Browser browser;

    private Tab tab;

    @BeforeAll
    static void begin() throws IOException {
        Assumptions.assumeTrue(Programs.browser().isPresent(), Programs::missing);
        site = new StaticSite();
        browser = Browser.start(
                Programs.browser().orElseThrow(), "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
            site.close();
        }
    }

    @BeforeEach
    void open() {
        tab = browser.open();
    }

    @AfterEach
    void close() {
        try (Tab closed = tab) {
            assertThat(closed.watch().errors()).as("errors of the page").isEmpty();
            assertThat(closed.watch().requestsElsewhere(site.address())).isEmpty();
        }
    }

    private void go(String place) {
        tab.navigate(site.address().resolve(place));
        Waiting.until(() -> assertThat(
                        tab.evaluate("document.readyState === 'complete'").asBoolean())
                .isTrue());
    }

    /** Who plays well against the usual computer comes to an end soon, in games with cycles too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "amazons",
                "connectfour",
                "dobutsu",
                "dodgem",
                "endings",
                "footstep",
                "kalah",
                "morris",
                "tictactoe"
            })
    void everyGameIsPlayedToItsEndAgainstTheComputer(String game) {
        go("#" + game);
        press("match-begin");
        thinksShortly();
        int moves = 0;
        while (!text("[data-test=turn]").matches(OVER)) {
            assertThat(moves++).as("moves of " + game).isLessThan(MOST_MOVES);
            String place = tab.evaluate("location.hash").asString();
            tab.evaluate("""
                    (async () => {
                      const { ask, path, query } = await import('./server.js');
                      const { readAddress } = await import('./address.js');
                      const { game, position, moves } = readAddress(location.hash);
                      const reply = await ask(path('games', game, 'reply') + query({ p: position, m: moves, time: '100ms' }));
                      const row = () => [...document.querySelectorAll('#moves tr[data-move]')].find(one => one.dataset.move === reply.move);
                      for (let i = 0; i < 100 && !row(); i++) await new Promise(done => setTimeout(done, 50));
                      row().querySelector('[data-test=move]').click();
                    })()""");
            Waiting.until(GAME_TIME, () -> {
                assertThat(tab.evaluate("location.hash").asString()).isNotEqualTo(place);
                assertThat(text("[data-test=turn]")).matches(OVER + "|(?!.*thinks).*" + player(game) + ".*");
            });
        }
    }

    /** The usual second for each move would be most of what the games take. */
    private void thinksShortly() {
        Waiting.until(() -> assertThat(tab.evaluate("""
                        (list => {
                          if (list) {
                            list.value = '200ms';
                            list.dispatchEvent(new Event('change', { bubbles: true }));
                          }
                          return Boolean(list);
                        })(document.querySelector('[data-test=thinking]'))""").asBoolean()).isTrue());
    }

    private static String player(String game) {
        return Objects.requireNonNull(Games.load().get(game)).players().get(0);
    }

    private String text(String selector) {
        return tab.evaluate("document.querySelector('" + selector + "')?.textContent ?? ''")
                .asString("");
    }

    private void press(String button) {
        Waiting.until(() ->
                assertThat(tab.evaluate("""
                                (button => { button?.click(); return Boolean(button); })
                                (document.querySelector('[data-test=%s]'))""".formatted(button)).asBoolean()).isTrue());
    }

    /** The rows of the page's beginning name every game, and every engine that takes it. */
    @Test
    void thePluginsAreThoseOfTheClassPath() {
        go("");
        PageAnswers jvm = PageAnswers.of(Games.load(), Engines.load(), MEMORY_BYTES);
        String there = answer(jvm, "/api/v1/games");
        assertThat(there).contains(Games.load().ids()).contains(Engines.load().ids());
        assertThat(tab.evaluate(
                                "import('./transport.js').then(({ carry }) => carry('/games', {})).then(its => its.text())")
                        .asString())
                .isEqualTo(there);
    }

    @Test
    void allOfTicTacToeHasTheAnswersAndTheNodeCountsOfTheJvm() {
        List<String> positions = new ArrayList<>(reachable(Games.load().get("tictactoe")));
        assertThat(positions).hasSize(5_478);
        same("tictactoe", positions);
    }

    @Test
    void connectFourHasTheAnswersAndTheNodeCountsOfTheJvm() throws IOException {
        try (InputStream in = Objects.requireNonNull(SiteTest.class.getResourceAsStream("connectfour.txt"))) {
            List<String> positions = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertThat(positions).hasSize(600);
            same("connectfour", positions);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Set<String> reachable(Game<S, M> game) {
        Set<String> found = new LinkedHashSet<>();
        Deque<S> open = new ArrayDeque<>(List.of(game.initialState()));
        while (!open.isEmpty()) {
            S state = open.remove();
            if (found.add(game.format(state)) && state.terminalValue().isEmpty()) {
                state.legalMoves().forEach(move -> open.add(state.play(move)));
            }
        }
        return found;
    }

    /** The whole JSON, but for the time it took. */
    private void same(String game, List<String> positions) {
        go("");
        PageAnswers jvm = PageAnswers.of(Games.load(), Engines.load(), MEMORY_BYTES);
        for (int from = 0; from < positions.size(); from += AT_ONCE) {
            List<String> some = positions.subList(from, Math.min(from + AT_ONCE, positions.size()));
            String[] here = tab.evaluate("""
                            (async () => {
                              const { carry } = await import('./transport.js');
                              const all = [];
                              for (const position of '%s'.split(' ')) {
                                all.push(await (await carry('/games/%s/analysis?engine=memo&p=' + position, {})).text());
                              }
                              return all.join('\\n');
                            })()""".formatted(String.join(" ", some), game))
                    .asString()
                    .split("\n");
            List<String> there = some.stream()
                    .map(position -> answer(jvm, "/api/v1/games/" + game + "/analysis?engine=memo&p=" + position))
                    .toList();
            assertThat(there).allMatch(answer -> answer.contains("positionsVisited"));
            assertThat(Stream.of(here).map(SiteTest::timeless)).containsExactlyElementsOf(there);
        }
    }

    private static String answer(PageAnswers jvm, String address) {
        List<String> said = new ArrayList<>();
        PageAnswers.Conversation asked = jvm.ask("GET", address, false, "");
        asked.next((status, body) -> said.add(body), (name, data) -> said.add(name));
        assertThat(said).hasSize(1);
        return timeless(said.get(0));
    }

    private static String timeless(String json) {
        return json.replaceAll("\"elapsedMillis\":\\d+", "");
    }

    @Test
    void aNewQuestionEndsTheOldOneAndLimitsHold() {
        go("");
        assertThat(tab.evaluate("""
                        (async () => {
                          const { askEvents, ask } = await import('./server.js');
                          const old = new AbortController();
                          const long = askEvents('/games/connectfour/analysis?p=7x6:4&time=1h', { signal: old.signal }).catch(error => error.name);
                          await new Promise(done => setTimeout(done, 3000));
                          const begun = performance.now();
                          old.abort();
                          const name = await long;
                          const answer = await ask('/games/connectfour/analysis?p=7x6:44&time=1s');
                          const took = performance.now() - begun;
                          return name + (answer.stopped ? ' stopped ' : ' whole ') + (took < 60000 ? 'soon' : took);
                        })()""").asString()).isEqualTo("AbortError stopped soon");
    }

    @Test
    void whatAServerAloneCanDoIsRefusedClearly() {
        go("");
        assertThat(tab.evaluate("""
                        import('./server.js').then(({ ask }) => ask('/games/dodgem/statistics')).catch(problem => problem.message)""").asString()).isEqualTo("a page without a server counts no whole games");
    }

    @Test
    void reviewsPuzzlesAndTheBundledStrategyAreThere() {
        go("");
        assertThat(tab.evaluate("""
                        (async () => {
                          const { ask, askEvents } = await import('./server.js');
                          const told = [];
                          const review = await askEvents('/games/tictactoe/review', {
                            body: { start: '', moves: ['1,1', '0,1', '0,0'] }, on: { move: () => told.push(1) } });
                          const puzzle = await ask('/games/connectfour/puzzle?within=5&moves=2');
                          const first = await ask('/games/connectfour/position');
                          return [told.length, review.moves.length, puzzle.value, first.strategies[0].move].join(' ');
                        })()""").asString()).isEqualTo("3 3 WIN 4");
    }

    /** On a phone without the memory, or in a browser that compiles but cannot link. */
    @Test
    void aWorkerThatCannotBeginIsHeard() {
        go("");
        assertThat(tab.evaluate("""
                        new Promise(done => {
                          const worker = new Worker('worker.js', { type: 'module' });
                          worker.onerror = event => { event.preventDefault(); done('heard'); };
                          worker.postMessage({ id: 0, method: 'GET', address: '/api/v1/games', body: '' });
                          worker.postMessage({ wasm: 'no module' });
                          setTimeout(() => done('waits'), 5000);
                        })""").asString()).isEqualTo("heard");
    }

    /** Who has been there once needs no network, and sees what has changed when there is one. */
    @Test
    void opensWithoutAServerAndUpdatesItself() throws IOException {
        AtomicReference<String> icon = new AtomicReference<>("<svg/>");
        StaticSite own = new StaticSite((name, right) -> name.equals("icon.svg") ? right.saying(icon.get()) : right);
        try (Tab other = browser.open()) {
            other.navigate(own.address());
            isTrue(other, """
                    caches.keys().then(keys => keys.length > 0 && caches.open(keys[0]))
                        .then(async kept => Boolean(kept && await kept.match('foregone.wasm') && await kept.match('worker.js')))""");
            assertThat(icon(other)).isEqualTo("<svg/>");
            icon.set("<svg></svg>");
            assertThat(icon(other)).isEqualTo("<svg></svg>");

            own.close();
            other.reload();
            assertThat(icon(other)).isEqualTo("<svg></svg>");
            other.evaluate("location.hash = '#tictactoe//1,1'");
            isTrue(other, "document.querySelectorAll('#moves tr[data-move]').length === 8");
        } finally {
            own.close();
        }
    }

    private static String icon(Tab tab) {
        return tab.evaluate("fetch('icon.svg').then(icon => icon.text())").asString();
    }

    private static void isTrue(Tab tab, String said) {
        Waiting.until(() -> assertThat(tab.evaluate(said).asBoolean()).isTrue());
    }

    @Test
    void theSiteIsSmall() throws IOException {
        long[] bytes = {0};
        try (Stream<Path> files = Files.list(StaticSite.FILES)) {
            for (Path file : files.toList()) {
                try (OutputStream out = new GZIPOutputStream(new OutputStream() {
                    @Override
                    public void write(int one) {
                        bytes[0]++;
                    }
                })) {
                    Files.copy(file, out);
                }
            }
        }
        System.out.println("the site takes " + bytes[0] + " bytes, gzipped");
        assertThat(bytes[0]).isLessThan(MOST_BYTES);
    }
}
