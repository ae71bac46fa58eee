package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Takes the pictures of docs/EXPLORER.md. It is no test, so it runs only when it is asked for:
 * {@code mvn -pl explorer -am test -Dtest=Pictures -Dsurefire.failIfNoSpecifiedTests=false}.
 */
@ExtendWith(InBrowser.class)
class Pictures {

    private static final Path DIRECTORY = Path.of("..", "docs", "images");

    @Test
    void tictactoe(ExplorerPage page) throws IOException {
        page.open("#tictactoe//1,1/0,1/0,0/2,2");
        page.awaitValue("x wins in 3 plies");
        take(page, "tictactoe");
    }

    @Test
    void connectfour(ExplorerPage page) throws IOException {
        page.open("#connectfour/4444422255337/1");
        page.awaitValue("x wins in 1 ply");
        page.press("best");
        page.press("match-review");
        page.awaitShown("#review .summary");
        take(page, "connectfour");
    }

    @Test
    void endings(ExplorerPage page) throws IOException {
        page.open("#endings");
        page.awaitText("[data-test=value]", "White wins: mate in");
        take(page, "endings");
    }

    @Test
    void morris(ExplorerPage page) throws IOException {
        page.open("#morris//a1/e5/c2/c4/a3");
        page.choose("match-side", "1");
        page.press("match-begin");
        page.awaitShown("[data-test=match]");
        take(page, "morris");
    }

    @Test
    void dobutsu(ExplorerPage page) throws IOException {
        page.tab().watch().expect(422);
        page.open("#dobutsu//b3-b2/b1-b2/a4-b3");
        page.choose("hints", "off");
        page.clickSite("gote:c");
        page.awaitText("#said", "gote:c is chosen");
        take(page, "dobutsu");
    }

    @Test
    void dodgem(ExplorerPage page) throws IOException {
        page.open("#dodgem//0,0-right/2,1-up/0,1-right/2,2-left");
        page.awaitValue("blue wins in 15 plies");
        page.clickSite("0,2");
        take(page, "dodgem");
    }

    @Test
    void footstep(ExplorerPage page) throws IOException {
        page.open("#footstep//0,1/3,4/0,2/3,3/1,2/3,2/1,1");
        page.awaitValue("A wins in 14 plies");
        take(page, "footstep");
    }

    @Test
    void kalah(ExplorerPage page) throws IOException {
        page.open("#kalah//2/3/2/1");
        until(() -> assertThat(page.value()).contains("wins in"));
        take(page, "kalah");
    }

    @Test
    void phone(ExplorerPage page) throws IOException {
        page.tab().phone(390, 844);
        page.open("#footstep/111%2F111%2F111%201,0%201,2%20A");
        page.awaitValue("A wins in 5 plies");
        take(page, "phone");
    }

    @Test
    void dark(ExplorerPage page) throws IOException {
        page.tab().prefer(Map.of("prefers-color-scheme", "dark"));
        page.open("#connectfour/4x4:-/1/1/1/1/2");
        page.awaitValue("a draw in 11 plies");
        take(page, "dark");
    }

    /** Waits until the page asks nothing more, and stands still. */
    private static void take(ExplorerPage page, String name) throws IOException {
        page.awaitShown("[data-test=plot], [data-test=history-table]");
        page.awaitGone("[data-test=asking], [data-test=node].unknown");
        until(() -> assertThat(
                        page.tab().evaluate("document.getAnimations().length").asInt())
                .isZero());
        Files.createDirectories(DIRECTORY);
        Files.write(DIRECTORY.resolve(name + ".png"), FewColours.of(page.tab().screenshot()));
    }
}
