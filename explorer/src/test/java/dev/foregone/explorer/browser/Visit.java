package dev.foregone.explorer.browser;

import dev.foregone.explorer.CountdownGame;
import dev.foregone.explorer.Explorer;
import dev.foregone.explorer.ExplorerOptions;
import dev.foregone.explorer.UnwrittenGame;
import dev.foregone.explorer.browser.devtools.Browser;
import dev.foregone.explorer.browser.devtools.Programs;
import dev.foregone.explorer.browser.devtools.Tab;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A browser, and an explorer of all games, four of which are there for the tests alone. */
final class Visit implements AutoCloseable {

    private static final int THREADS = 2;

    /** Too little for dobutsu shogi. */
    private static final long MEMORY_BYTES = 64L << 20;

    static final int WIDTH = 1200;
    static final int HEIGHT = 900;

    /** Has a search take a second at most, unless the page has stored its settings. */
    private static final String SHORT_SEARCHES = """
            try {
              localStorage.foregone ??= JSON.stringify({ limit: '1s' });
            } catch {
              // a page that may store nothing
            }""";

    private final Explorer explorer;
    private final Browser browser;
    private Optional<Tab> spare = Optional.empty();

    Visit() throws IOException {
        browser = Browser.start(Programs.browser().orElseThrow());
        explorer = Explorer.start(
                ExplorerOptions.of(games(), Engines.load()).withThreads(THREADS).withMemoryBytes(MEMORY_BYTES));
    }

    private static Games games() throws IOException {
        return Games.of(Stream.concat(
                        Games.load().all().stream(),
                        Stream.of(new BreakthroughGame(), countdown(), new PavingGame(), new UnwrittenGame()))
                .toArray(Game<?, ?>[]::new));
    }

    /** It brings the strategy of the player who moves first. */
    private static CountdownGame countdown() throws IOException {
        CountdownGame game = new CountdownGame();
        Path file = Files.createTempDirectory("foregone").resolve("countdown.strategy");
        Strategy.builder(game, game.initialState(), Engines.load().get("memo"))
                .withLeafPositions(0)
                .withShortest(true)
                .build(file);
        file.toFile().deleteOnExit();
        file.getParent().toFile().deleteOnExit(); // after the file
        return new CountdownGame(file.toUri().toURL());
    }

    /** Has the searches for a page end soon: most tests need no more of them, and go on beside them. */
    void shorten(Tab tab) {
        tab.beginWith(SHORT_SEARCHES);
    }

    /** Where the explorer is. */
    URI address() {
        return explorer.address();
    }

    /** A page of a usual size for somebody who is here for the first time, and whose system is light. */
    Tab open() {
        Tab tab = spare.orElseGet(browser::open);
        spare = Optional.empty();
        tab.size(WIDTH, HEIGHT);
        tab.prefer(Map.of("prefers-color-scheme", "light"));
        return tab;
    }

    /** Has the next visitor come with a new tab. */
    void forgetTab() {
        spare.ifPresent(Tab::close);
        spare = Optional.empty();
    }

    /** Makes a tab ready for the next visitor: a new one would cost seconds of the processor. */
    void leave(Tab tab) {
        tab.renew(explorer.address().resolve("icon.svg"));
        spare = Optional.of(tab);
    }

    @Override
    public void close() {
        try (explorer) {
            browser.close();
        }
    }
}
