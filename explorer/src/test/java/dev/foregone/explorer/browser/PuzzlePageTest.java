package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@ExtendWith(InBrowser.class)
@Tag("slow")
class PuzzlePageTest {

    private static final String SAID = "[data-test=puzzle]";

    private static void draw(ExplorerPage page, String moves) {
        page.open("#tictactoe");
        until(() -> assertThat(page.value())
                .as("the hints, which move what is below them")
                .isNotEmpty());
        page.choose("puzzle-moves", moves);
        page.choose("puzzle-within", "");
        page.press("puzzle-run");
        page.awaitText(SAID, "One move alone keeps the win");
        assertThat(page.marks()).as("hints").isEmpty();
    }

    /** The move that alone keeps the win in the puzzle that was drawn. */
    private static String onlyMove(ExplorerPage page) throws IOException, InterruptedException {
        return analysis(page).get("onlyMove").asString();
    }

    private static JsonNode analysis(ExplorerPage page) throws IOException, InterruptedException {
        String position = URLDecoder.decode(page.place().split("/", 2)[1], StandardCharsets.UTF_8);
        URI address = page.home()
                .resolve("/api/v1/games/tictactoe/analysis?p=" + URLEncoder.encode(position, StandardCharsets.UTF_8));
        String text = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
                .body();
        return JsonMapper.builder().build().readTree(text);
    }

    @Test
    void theOnlyMoveSolvesIt(ExplorerPage page) throws Exception {
        draw(page, "1");
        page.clickMove(onlyMove(page));
        solve(page);
        page.awaitText(SAID, "at first try");
        until(() -> assertThat(page.value()).as("hints are back").isNotEmpty());
        page.press("puzzle-leave");
        page.awaitGone(SAID);
    }

    /** Puzzles may be longer than asked for: lets the page show what is left. */
    private static void solve(ExplorerPage page) {
        until(() -> assertThat(page.text(SAID)).containsAnyOf("Find the next", "Solved"));
        while (!page.text(SAID).startsWith("Solved")) {
            String before = page.text(SAID);
            page.press("puzzle-show");
            until(() -> assertThat(page.text(SAID)).isNotEqualTo(before).containsAnyOf("Find the next", "Solved"));
        }
    }

    @Test
    void theOtherSideIsPlayedAndWhatWasShownIsNoSuccess(ExplorerPage page) throws Exception {
        draw(page, "2");
        page.clickMove(onlyMove(page));
        page.awaitText(SAID, "Right: 1 of");
        solve(page);
        assertThat(page.text(SAID)).startsWith("Solved: 1 of ").contains("goes wrong");
    }

    @Test
    void aWrongMoveIsJudgedAndTakenBack(ExplorerPage page) throws Exception {
        draw(page, "1");
        String place = page.place();
        String only = onlyMove(page);
        page.clickMove(page.moves().stream()
                .filter(move -> !move.equals(only))
                .findFirst()
                .orElseThrow());
        until(() -> assertThat(page.text(SAID)).containsPattern("(draws|loses) in .*: the win is gone"));
        assertNothingIsMade(page);
        page.press("puzzle-again");
        page.awaitPlace(place);
        page.awaitText(SAID, "One move alone keeps the win");
        page.press("puzzle-show");
        solve(page);
        assertThat(page.text(SAID)).startsWith("Solved, none of it at first try.");
    }

    /** Neither a click, nor the table, nor a key makes a move. */
    private static void assertNothingIsMade(ExplorerPage page) {
        String place = page.place();
        page.clickSite(page.moves().get(0));
        page.clickMove(page.moves().get(0));
        page.keys("1");
        page.string("fetch('/api/v1/games').then(later => later.text())"); // what was asked before is answered by now
        assertThat(page.place()).isEqualTo(place);
    }

    @Test
    void aWinWithinSomePliesIsJudgedByThem(ExplorerPage page) throws Exception {
        page.open("#tictactoe");
        until(() -> assertThat(page.value()).isNotEmpty());
        page.choose("puzzle-within", "3");
        page.press("puzzle-run");
        page.awaitText(SAID, "One move alone wins so soon");
        String place = page.place();
        List<String> right = analysis(page)
                .get("moves")
                .valueStream()
                .filter(move -> move.get("value").asString().equals("WIN")
                        && move.get("plies").asInt() <= 3)
                .map(move -> move.get("move").asString())
                .toList();
        assertThat(right).hasSize(1);
        String wrong = page.moves().stream()
                .filter(move -> !right.contains(move))
                .findFirst()
                .orElseThrow();
        page.clickMove(wrong);
        page.awaitText(SAID, wrong + " does not win within 3 plies.");
        page.press("puzzle-again");
        page.awaitPlace(place);
        page.clickMove(right.get(0));
        solve(page);
        assertThat(page.text(SAID)).startsWith("Solved");
    }

    /** On a server that has solved nothing yet. */
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
    void theFirstPressGivesAPuzzleInEveryGame(String game, ExplorerPage page) {
        page.tab().watch().expect(422); // one of two kinds may not be there
        page.open("#" + game);
        page.awaitShown("[data-test=puzzle-run]");
        page.tab().evaluate("document.querySelector('[data-test=puzzle-run]').focus()");
        page.keys("Enter"); // a click may miss the button while what is above it grows
        page.awaitShown(SAID);
        assertThat(page.text(SAID)).startsWith("Puzzle: ");
    }

    @Test
    void aGameThatCannotBeSolvedHasPuzzlesToo(ExplorerPage page) {
        page.open("#connectfour");
        page.choose("puzzle-within", "5");
        page.press("puzzle-run");
        page.awaitText(SAID, "One move alone wins so soon");
        page.press("puzzle-show");
        solve(page);
    }

    @Test
    void onlyLengthsThatCanBeAreOffered(ExplorerPage page) {
        page.open("#tictactoe");
        page.choose("puzzle-within", "");
        page.choose("puzzle-moves", "5");
        page.choose("puzzle-within", "3");
        assertThat(lengths(page)).isEqualTo("1 2: 2");
        page.choose("puzzle-within", "5");
        assertThat(lengths(page)).isEqualTo("1 2 3: 2");
        page.choose("puzzle-within", "");
        assertThat(lengths(page)).isEqualTo("1 2 3 5: 2");
        page.open("#kalah");
        page.choose("puzzle-within", "3");
        until(() -> assertThat(lengths(page)).as("a player may move again").isEqualTo("1 2 3: 2"));
    }

    private static String lengths(ExplorerPage page) {
        return page.string(
                "[...document.querySelector('[data-test=puzzle-moves]').options].map(one => one.value).join(' ')"
                        + " + ': ' + document.querySelector('[data-test=puzzle-moves]').value");
    }

    @Test
    void theKeyForTheBestMoveIsNoSuccess(ExplorerPage page) {
        draw(page, "1");
        page.keys("h");
        page.awaitText("#said", "Hints come when the puzzle is solved, or left.");
        assertThat(page.marks()).as("hints").isEmpty();
        page.keys("b");
        solve(page);
        assertThat(page.text(SAID)).startsWith("Solved, none of it at first try.");
    }

    @Test
    void aReloadKeepsIt(ExplorerPage page) throws Exception {
        draw(page, "1");
        String said = page.text(SAID);
        page.reload();
        page.awaitText(SAID, said);
        assertThat(page.marks()).as("hints").isEmpty();
        page.clickMove(onlyMove(page));
        solve(page);
        page.awaitText(SAID, "at first try");
    }

    @Test
    void anotherGameEndsIt(ExplorerPage page) {
        draw(page, "1");
        page.open("#tictactoe//1,1");
        page.awaitTurn("o to move");
        page.awaitGone(SAID);
        until(() -> assertThat(page.value()).isNotEmpty());
    }
}
