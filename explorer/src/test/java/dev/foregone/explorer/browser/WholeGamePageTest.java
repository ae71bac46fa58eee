package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.Means.control;
import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * A whole game against the weakest computer, from its card to the files it leaves, by one means alone. The visitor's first
 * move is a mistake; after it, the explorer advises the visitor.
 */
@ExtendWith(InBrowser.class)
@Tag("slow")
class WholeGamePageTest {

    private static final int MOST_MOVES = 120;

    /** Each game, and each means. The review of what cannot be solved here takes all its time. */
    @ParameterizedTest
    @CsvSource({
        "connectfour, 1, TOUCH, 2s",
        "dobutsu, b4-a3, KEYBOARD, 2s",
        "kalah, 1, MOUSE, 10s",
        "endings, d3e2, TOUCH, 10s",
        "morris, b2, KEYBOARD, 2s"
    })
    void isPlayedReviewedExportedAndRetried(
            String game, String mistake, Means means, String review, ExplorerPage page) {
        page.tab().watch().expect(422); // for dobutsu shogi, which is not to be solved here
        means.begin(page);
        begin(page, game, means);
        String side = page.turn().replace("Your turn: ", "");
        play(page, game, mistake, means);
        assertThat(page.turn()).isIn("You have won", "The computer has won", "A draw");
        assertThat(page.value()).as("the reason").contains(": ");
        page.limitReviews(review);
        means.press(page, control("match-review"));
        until(() -> assertThat(page.isShown("#review .summary")).isTrue());
        exportAll(page, side, means);
        if (page.isShown(control("review-retry"))) {
            retry(page, game, means);
        } else {
            assertThat(game)
                    .as("a game of which the first move is not proved to be a mistake in so little time")
                    .isIn("dobutsu", "morris");
        }
    }

    private static void begin(ExplorerPage page, String game, Means means) {
        page.open("");
        means.press(page, "[data-game=" + game + "] [data-test=play]");
        page.awaitShown(control("match-end"));
        means.press(page, control("match-end"));
        means.choose(page, "match-strength", "beginner");
        means.press(page, control("match-begin"));
        page.awaitText(control("match"), "(beginner)");
        page.choose("thinking", "200ms");
    }

    private static void play(ExplorerPage page, String game, String mistake, Means means) {
        List<String> tops = SteadyPageTest.tops(page);
        move(page, game, mistake, means);
        for (int i = 0; i < MOST_MOVES && !isOver(page); i++) {
            move(
                    page,
                    game,
                    answer(page, game, "reply", "&time=50ms").path("move").asString(),
                    means);
            assertThat(tops).as("nothing on the page moves").containsAll(SteadyPageTest.tops(page));
        }
        assertThat(isOver(page)).as("the game is over: " + page.place()).isTrue();
    }

    private static boolean isOver(ExplorerPage page) {
        return page.isShown(control("rematch"));
    }

    /** Makes a move, and waits until it is the visitor's turn again or the game is over. */
    private static void move(ExplorerPage page, String game, String move, Means means) {
        String before = page.place();
        clickMove(page, game, move, means);
        until(() -> {
            assertThat(page.place()).isNotEqualTo(before);
            assertThat(isOver(page) || page.turn().startsWith("Your turn: "))
                    .as(page.turn())
                    .isTrue();
        });
    }

    private static void clickMove(ExplorerPage page, String game, String move, Means means) {
        JsonNode chosen = moves(page, game)
                .filter(one -> one.path("move").asString().equals(move))
                .findFirst()
                .orElseThrow();
        for (JsonNode click : chosen.path("clicks")) {
            String site = click.asString();
            if (page.count(ExplorerPage.site(site)) > 0) {
                means.clickSite(page, site);
            } else {
                means.press(page, "[data-key=" + ExplorerPage.quoted("click " + site) + "]");
            }
        }
        if (page.isShown(control("menu"))) {
            List<String> names = page.texts("[data-test=menu] button");
            means.press(page, "[data-test=menu] button:nth-of-type(" + (names.indexOf(written(chosen)) + 1) + ")");
        }
    }

    private static Stream<JsonNode> moves(ExplorerPage page, String game) {
        return StreamSupport.stream(
                answer(page, game, "position", "").path("moves").spliterator(), false);
    }

    private static String written(JsonNode move) {
        return move.path("written").asString(move.path("move").asString());
    }

    /** Asks the explorer about what the page shows. */
    private static JsonNode answer(ExplorerPage page, String game, String question, String more) {
        return page.tab().evaluate("""
                fetch('/api/v1/games/%s/%s?' + location.hash.split('/').slice(2).map(move => `m=${move}`).join('&') + '%s')
                  .then(response => response.json())""".formatted(game, question, more));
    }

    private static void exportAll(ExplorerPage page, String side, Means means) {
        page.tab().evaluate(FilesPageTest.KEEP);
        assertThat(saved(page, "save-board", means)).startsWith("<svg");
        assertThat(saved(page, "save-game", means))
                .contains(side + ": person", ": computer, beginner", "\n1. " + side + ": ");
        if (page.isShown(control("save-record"))) {
            assertThat(saved(page, "save-record", means))
                    .contains("[White \"person\"]", "[Black \"computer, beginner\"]");
        }
    }

    private static String saved(ExplorerPage page, String button, Means means) {
        page.tab().evaluate("window.saved = ''");
        means.press(page, control(button));
        until(() -> assertThat(page.string("window.saved")).isNotEmpty());
        return page.string("window.saved");
    }

    /** Corrects the first mistake that the review found. */
    private static void retry(ExplorerPage page, String game, Means means) {
        String better = page.string("document.querySelector('[data-test=review-retry]')"
                + ".parentElement.querySelector('[data-test=review-better]').textContent");
        means.press(page, control("review-retry"));
        page.awaitText("#said", "the best move here");
        String move = moves(page, game)
                .filter(one -> written(one).equals(better))
                .findFirst()
                .orElseThrow()
                .path("move")
                .asString();
        clickMove(page, game, move, means);
        page.awaitText("#said", "Right: " + better);
    }
}
