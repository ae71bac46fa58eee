package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who comes for the first time and presses <em>Play</em> sees the board, makes a move, and is answered. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class FiveSecondPageTest {

    private static final List<String> GAMES = List.of(
            "amazons", "connectfour", "dobutsu", "dodgem", "endings", "footstep", "kalah", "morris", "tictactoe");

    private static final String OUT_OF_VIEW = """
            [...document.querySelectorAll('#board svg, #board .site, [data-test=turn], [data-test=undo], [data-test=hint], [data-test=match-end]')]
              .filter(one => { const box = one.getBoundingClientRect();
                return !box.width || box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1; })
              .map(one => one.outerHTML.slice(0, 100))""";

    /** A game that is opened in one window is looked at in another too, and played there. */
    @ParameterizedTest
    @CsvSource({"1280, 800, 1366, 768, false", "390, 664, 844, 390, true"})
    void fromEachCard(int width, int height, int otherWidth, int otherHeight, boolean phone, ExplorerPage page) {
        show(page, width, height, phone);
        if (phone) {
            page.tab().touchable();
        }
        page.open("");
        page.awaitShown("[data-test=game-card]");
        page.tab().evaluate("localStorage.setItem('foregone', JSON.stringify({ thinking: '200ms' }))");
        page.reload();
        for (String game : GAMES) {
            page.awaitShown("[data-game=" + game + "] svg.diagram");
            page.click("[data-game=" + game + "] [data-test=play]");
            page.awaitShown("[data-test=match-end]");
            until(() -> assertThat(page.strings(OUT_OF_VIEW)).as(game).isEmpty());
            assertThat(page.tab()
                            .evaluate(
                                    "scrollY === 0 && document.querySelector('#board').contains(document.activeElement)")
                            .asBoolean())
                    .as("%s begins at the top, and keys reach its board", game)
                    .isTrue();
            show(page, otherWidth, otherHeight, phone);
            until(() -> assertThat(page.strings(OUT_OF_VIEW)).as(game).isEmpty());
            moveAndBeAnswered(game, phone, page);
            show(page, width, height, phone);
            page.tab().evaluate("location.hash = ''");
        }
    }

    private static void show(ExplorerPage page, int width, int height, boolean phone) {
        if (phone) {
            page.tab().phone(width, height);
        } else {
            page.tab().size(width, height);
        }
    }

    private static void moveAndBeAnswered(String game, boolean phone, ExplorerPage page) {
        String open = "#board .site.open";
        while (page.place().equals("#" + game)) {
            if (phone) {
                page.tap(open);
            } else {
                page.click(open);
            }
            until(() -> assertThat(
                            page.isShown("#board .site.picked") || !page.place().equals("#" + game))
                    .isTrue());
        }
        until(Duration.ofSeconds(5), () -> {
            assertThat(page.place().split("/").length).as("moves of %s", game).isGreaterThan(3);
            assertThat(page.turn()).doesNotContain("thinks");
        });
    }
}
