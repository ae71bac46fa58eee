package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
@Tag("slow")
class ReviewPageTest {

    private static final String REVIEWED = "#tictactoe//1,1/0,1/0,0/2,2";

    @Test
    void aGameIsReviewedMoveByMove(ExplorerPage page) {
        page.open(REVIEWED);
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitText("#review .summary", "draws given away");
        assertThat(page.count("[data-test=review-table] tbody tr")).isEqualTo(4);
        assertThat(row(page, 2)).contains("o").contains("0,1").contains("gave away a draw for a loss", "refuted by: ");
        assertThat(row(page, 4)).doesNotContain("gave away");
        assertThat(page.text("#review .summary")).contains("draws given away 0 1");
        page.click("[data-test=review-table] tbody tr:nth-child(2) [data-test=review-move]");
        page.awaitPlace("#tictactoe//1,1");
        assertThat(page.isShown("[data-test=review-table]"))
                .as("the review stays")
                .isTrue();
    }

    /** The answer is made up: which moves a search compares depends on its time. */
    @Test
    void whatIsNotComparedSaysSo(ExplorerPage page) {
        answerWithBest(page, "['0,0']");
        page.awaitText("[data-test=review-table]", "not compared");
        assertThat(row(page, 1))
                .contains("not proved; not compared", "advised:")
                .doesNotContain("no estimate", "better:");
    }

    @Test
    void whyAMoveIsLikedIsSaid(ExplorerPage page) {
        answerWithBest(page, "['0,0'], why: [{ site: '0,2', gain: 0.12 }, { site: '1,1', gain: -0.3 }]");
        page.awaitText("[data-test=review-table]", "not proved");
        assertThat(row(page, 1)).contains(", gains 0,2 6 %, gives up 1,1 15 %");
    }

    @Test
    void whereNothingWasLookedAtNothingIsAdvised(ExplorerPage page) {
        answerWithBest(page, "[]");
        page.awaitText("[data-test=review-table]", "nothing was looked at");
        assertThat(row(page, 1)).doesNotContain("compared", "advised:", "better:");
    }

    @Test
    void theTurningPointsComeFirstAndTheNextMistakeShowsItsThreat(ExplorerPage page) {
        page.open(REVIEWED);
        page.awaitTurn("x to move");
        assertThat(page.isShown("[data-test=next-mistake]")).isFalse();
        page.press("review-run");
        page.awaitText("#review .summary", "played like");
        assertThat(page.texts("[data-test=turning-point]"))
                .singleElement()
                .asString()
                .matches("Move 2: o had a draw; \\d,\\d keeps it \\(0,1: lost now\\)\\.");
        assertThat(row(page, 4)).contains("lost already");
        assertThat(page.text("#review .summary")).containsPattern("about (beginner|novice|learner|casual|perfect)");
        assertThat(page.count("#board .threat")).isZero();
        page.press("next-mistake");
        page.awaitPlace("#tictactoe//1,1");
        page.awaitText("#said", "Refuted by ");
        assertThat(page.texts("#board .threat text")).containsExactly("?", "!");
        page.press("next-mistake"); // there is no other
        page.awaitPlace("#tictactoe//1,1");
        page.press("review-retry");
        until(() -> assertThat(page.count("#board .threat"))
                .as("a second try is not spoiled")
                .isZero());
        page.press("turning-point");
        until(() -> assertThat(page.count("#board .threat")).isEqualTo(1));
        page.press("review-close");
        page.awaitGone("[data-test=next-mistake]");
        assertThat(page.count("#board .threat")).isZero();
    }

    @Test
    void withoutAMistakeThereIsNone(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,0");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitText("[data-test=story]", "Nobody gave anything away: that is proved of every move.");
        page.press("next-mistake");
        page.awaitText("#said", "The review has found no mistake.");
    }

    @Test
    void aMistakeThatIsEstimatedSaysSo(ExplorerPage page) {
        answerWithBest(page, "['0,0']", "0.8");
        page.awaitText(
                "[data-test=turning-point]", "Move 1: x gave away 40 %, estimated, not proved; 0,0 seems better.");
        page.press("next-mistake");
        page.awaitPlace("#tictactoe");
        page.awaitText("#said", "estimated, not proved");
        assertThat(page.count("#board .threat")).isZero();
    }

    private static void answerWithBest(ExplorerPage page, String best) {
        answerWithBest(page, best, "null");
    }

    private static void answerWithBest(ExplorerPage page, String best, String expectedLoss) {
        page.open("#tictactoe//1,1");
        page.awaitTurn("o to move");
        page.tab().evaluate("""
                { const send = window.fetch;
                  const open = { atLeast: { value: 'LOSS', plies: 0 }, atMost: { value: 'WIN', plies: 0 } };
                  const move = { number: 1, player: 'x', position: '', move: '1,1', before: open, after: open, loss: null,
                    pliesLost: null, choice: false, onlyMove: false, best: BEST, proved: false, expectedLoss: LOST, bestProved: false };
                  const player = { moves: 1, choices: 0, kept: 0, onlyMoves: 0, onlyMovesFound: 0, winsToDraws: 0,
                    winsToLosses: 0, drawsToLosses: 0, pliesLost: 0, level: null, unproved: 1, expectedLoss: null };
                  const answer = { game: 'tictactoe', engine: 'anytime', position: '', moves: [move],
                    players: [{ player: 'x', ...player }, { player: 'o', ...player }], positionsVisited: 1, elapsedMillis: 1 };
                  const events = `event: result\\ndata: ${JSON.stringify(answer)}\\n\\n`;
                  window.fetch = (address, ...rest) => String(address).includes('/review')
                    ? Promise.resolve(new Response(events)) : send(address, ...rest); 0 }""".replace("BEST", best).replace("LOST", expectedLoss));
        page.press("review-run");
    }

    @Test
    void whatWasBetterIsPlayedThere(ExplorerPage page) {
        page.open(REVIEWED);
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitShown("[data-test=review-better]");
        String better = page.text("[data-test=review-better]");
        page.press("review-better");
        page.awaitPlace("#tictactoe//1,1/" + better);
        assertThat(page.count("[data-test=review-table] tbody tr"))
                .as("rows of the review, which stays")
                .isEqualTo(4);
    }

    @Test
    void aMistakeIsTriedAgain(ExplorerPage page) {
        page.open(REVIEWED);
        page.awaitTurn("x to move");
        page.press("review-run");
        page.press("review-retry");
        page.awaitPlace("#tictactoe//1,1");
        page.awaitText("#said", "0,1 was not the best move here: find a better one.");
        assertThat(page.marks()).as("hints").isEmpty();
        page.clickMove("1,2");
        page.awaitText("#said", "1,2 is not the best move either: try again.");
        page.awaitPlace("#tictactoe//1,1");
        page.clickMove("0,2");
        page.awaitText("#said", "Right: 0,2 is best.");
        until(() -> assertThat(page.marks()).as("hints come back").isNotEmpty());
        assertThat(page.isShown("[data-test=review-retry]"))
                .as("the review stays")
                .isTrue();
    }

    /** Nobody has paused the computer, so it moves, and what was said of the second try stays. */
    @Test
    void aGameGoesOnAfterASecondTry(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1");
        page.press("match-begin");
        page.awaitShown("[data-test=match-end]");
        page.clickSite("2,1");
        until(() -> assertThat(page.place()).matches(".*/2,1/\\d,\\d"));
        page.press("review-run");
        page.awaitShown("#review .summary");
        String retry = "#review [aria-label='Retry move 3']";
        String better = page.string("document.querySelector(\"" + retry
                + "\").parentElement.querySelector('[data-test=review-better]').textContent");
        page.click(retry);
        page.awaitText("#said", "was not the best move here");
        page.clickSite(better);
        until(() -> assertThat(page.place()).matches(".*/0,1/" + better + "/\\d,\\d"));
        assertThat(page.text("#said")).isEqualTo("Right: " + better + " is best.");
        assertThat(page.marks()).as("hints").isEmpty();
    }

    @Test
    void aSecondTryEndsWithItsGame(ExplorerPage page) {
        page.open("#dodgem//1,0-down");
        page.awaitTurn("red to move");
        page.press("review-run");
        page.press("review-retry");
        page.awaitText("#said", "was not the best move here");
        page.choose("variant", "4x4");
        page.awaitShown(ExplorerPage.site("3,3"));
        page.clickSite("0,0", "0,1");
        page.awaitPlace("#dodgem/4x4/0,0-right");
        assertThat(page.string("document.querySelector('[data-test=hints]').value"))
                .isEqualTo("plies");
    }

    @Test
    void whatWasJudgedStaysWhenAReviewIsStopped(ExplorerPage page) {
        page.open(REVIEWED);
        page.awaitTurn("x to move");
        page.tab().evaluate("""
                { const send = window.fetch;
                  const proved = { value: 'DRAW', plies: 5 };
                  const move = { number: 4, player: 'o', position: '', move: '2,2', before: proved, after: proved, loss: null,
                    pliesLost: 0, choice: false, onlyMove: false, best: ['2,2'], proved: true, expectedLoss: null, bestProved: true };
                  window.fetch = (address, options) => String(address).includes('/review')
                    ? Promise.resolve(new Response(new ReadableStream({ start(stream) {
                        stream.enqueue(new TextEncoder().encode(`event: move\\ndata: ${JSON.stringify(move)}\\n\\n`));
                        options.signal.addEventListener('abort', () => stream.error(options.signal.reason));
                      } }))) : send(address, options); 0 }""");
        page.press("review-run");
        page.awaitText("[data-test=review-table]", "every move keeps the value");
        page.click("#review [data-test=task-stop]");
        page.awaitGone("#review [data-test=task-stop]");
        assertThat(page.count("[data-test=review-move]")).isEqualTo(1);
    }

    /** As where a strategy proves who wins, and not how soon. */
    @Test
    void aValueWithoutPliesIsAValue(ExplorerPage page) {
        page.open("#connectfour//4");
        page.awaitTurn("o to move");
        page.tab().evaluate("""
                { const send = window.fetch;
                  const won = { atLeast: { value: 'WIN' }, atMost: { value: 'WIN', plies: 20 } };
                  const move = { number: 1, player: 'x', position: '', move: '4', before: won, after: won, loss: null, pliesLost: null,
                    becameEndless: false, choice: null, onlyMove: false, best: [], proved: true, expectedLoss: null, bestProved: false };
                  window.fetch = (address, options) => String(address).includes('/review')
                    ? Promise.resolve(new Response(new ReadableStream({ start(stream) {
                        stream.enqueue(new TextEncoder().encode(`event: move\\ndata: ${JSON.stringify(move)}\\n\\n`));
                      } }))) : send(address, options); 0 }""");
        page.press("review-run");
        page.awaitText("[data-test=review-table]", "kept the value");
        assertThat(page.texts("[data-test=review-table] .change .chip text")).containsExactly("W", "W");
        assertThat(page.text("[data-test=review-table]")).doesNotContain("open", "never ends", "every move");
    }

    @Test
    void aReviewIsClosed(ExplorerPage page) {
        page.open(REVIEWED);
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitShown("[data-test=review-table]");
        page.press("review-close");
        page.awaitGone("#review");
    }

    private static String row(ExplorerPage page, int number) {
        return page.text("[data-test=review-table] tbody tr:nth-child(" + number + ")");
    }

    @Test
    void anotherGameMakesTheReviewOutOfDate(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.awaitShown("[data-test=review-table]");
        page.clickSite("0,0");
        page.awaitPlace("#tictactoe//1,1/0,1/0,0");
        assertThat(page.isShown("[data-test=review-table]"))
                .as("what was reviewed goes on")
                .isTrue();
        page.press("new");
        page.awaitPlace("#tictactoe");
        page.awaitGone("#review");
    }

    @Test
    void aReviewIsStopped(ExplorerPage page) {
        page.tab().hold("*/review");
        page.open("#tictactoe//1,1/0,1");
        page.awaitTurn("x to move");
        page.press("review-run");
        page.click("#review [data-test=task-stop]");
        page.awaitGone("#review");
    }

    @Test
    void thereIsNothingToReviewBeforeTheFirstMove(ExplorerPage page) {
        page.open("#tictactoe");
        page.awaitTurn("x to move");
        until(() -> assertThat(page.count("[data-test=review-run]:disabled")).isEqualTo(1));
        assertThat(page.isShown("#review")).isFalse();
    }
}
