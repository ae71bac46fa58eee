package dev.foregone.explorer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.explorer.browser.devtools.Waiting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Answers that come when their visitor has left: they change nothing, and bring nobody back. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class LeavingPageTest {

    /** From now on the position after a move is answered when the test says so; {@code arrive()} lets the answer come. */
    private static final String HOLD_POSITIONS = """
            { const send = window.fetch;
              window.asked = false;
              window.fetch = async (address, ...rest) => {
                const response = await send(address, ...rest);
                if (String(address).includes('/position?')) {
                  const text = await response.text();
                  window.asked = true;
                  await new Promise(resolve => { window.arrive = resolve; });
                  return { ok: true, json: () => Promise.resolve(JSON.parse(text)) };
                }
                return response;
              }; 0 }""";

    /** A game in which the computer has chosen its move, and the position after it is not there yet. */
    private static void beginAndHold(ExplorerPage page) {
        page.open("#tictactoe//1,1/0,1/0,0/2,2/2,0");
        page.awaitTurn("o to move");
        page.tab().evaluate(HOLD_POSITIONS);
        page.press("match-begin");
        Waiting.until(() ->
                assertThat(page.tab().evaluate("window.asked").asBoolean()).isTrue());
    }

    /** The address changes at once, and the page hears of it a little later. */
    @Test
    void aMoveThatComesBeforeThePageHearsOfAnotherAddress(ExplorerPage page) {
        beginAndHold(page);
        page.tab().evaluate("location.hash = '#endings'; arrive(); 0");
        page.awaitShown("[data-test=setup]");
        assertThat(page.place()).isEqualTo("#endings");
    }

    @Test
    void aMoveThatComesWhenTheListOfGamesIsShown(ExplorerPage page) {
        beginAndHold(page);
        page.press("home");
        page.awaitShown("[data-test=game-card]");
        page.tab().evaluate("arrive(); new Promise(done => setTimeout(done, 100))");
        assertThat(page.place()).isEmpty();
        assertThat(page.isShown("#problem")).isFalse();
        assertThat(page.isShown("#home")).isTrue();
    }
}
