package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game that is too large to be solved here: what is known is shown, what is not is said, and it can be played. */
@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
@Tag("slow")
class DobutsuPageTest {

    @Test
    void aGameThatDoesNotFitSaysSoAndCanBePlayed(ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open("#dobutsu");
        page.awaitText("[data-test=unsettled]", "does not fit");
        assertThat(page.turn()).isEqualTo("sente to move");
        assertThat(page.moves()).containsExactly("b3-b2", "b4-a3", "b4-c3", "c4-c3");
        page.clickSite("b3", "b2");
        page.awaitPlace("#dobutsu//b3-b2");
        page.awaitTurn("gote to move");
        until(() -> assertThat(page.name("sente:C")).startsWith("in hand: sente's chick, 1"));
    }

    @Test
    void aPieceIsDroppedFromTheHand(ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open("#dobutsu//b3-b2/b1-b2");
        page.awaitTurn("sente to move");
        page.awaitText("[data-test=unsettled]", "does not fit");
        page.clickSite("sente:C");
        page.awaitText("#said", "sente:C is chosen");
        page.clickSite("b3");
        page.awaitPlace("#dobutsu//b3-b2/b1-b2/C@b3");
        until(() -> assertThat(page.piece("b3")).isEqualTo("C"));
        assertThat(page.name("sente:C")).startsWith("in hand: sente's chick, none");
    }

    @Test
    void aLionThatCanBeCaughtIsCaught(ExplorerPage page) {
        page.open("#dobutsu/.le%2FgC.%2F...%2FELG%20C%20sente");
        page.awaitValue("sente wins in 1 ply");
        assertThat(page.marks()).containsExactly("W1");
        page.clickSite("b2", "b1");
        page.awaitText("[data-test=value]", "sente has won");
    }

    @Test
    void onlyEnginesThatTakeTheGameAreOffered(ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open("#dobutsu");
        page.awaitText("[data-test=unsettled]", "allow more memory");
        assertThat(page.texts("[data-test=engine] option"))
                .containsExactly("what suits best", "retrograde", "memo", "anytime", "alpha-beta");
        page.choose("engine", "retrograde");
        page.awaitText("[data-test=unsettled]", "does not fit");
    }

    @Test
    void aQuestionThatHasNoAnswerYetIsStopped(ExplorerPage page) {
        page.tab().hold("*/dobutsu/analysis*");
        page.open("#dobutsu");
        page.awaitText("[data-test=asking]", "Not known yet: searching");
        page.press("stop");
        page.awaitText("[data-test=unsettled]", "Not known: you stopped it.");
        page.clickMove("b3-b2");
        page.awaitTurn("gote to move");
    }

    @Test
    void itsPiecesAreDrawn(ExplorerPage page) {
        page.tab().hold("*/analysis*");
        page.open("#dobutsu//b3-b2");
        until(() -> assertThat(page.count("#board .piece .glyph")).isEqualTo(8));
        assertThat(page.count("#board .piece .letter")).isZero();
        assertThat(page.count("#board .hand path.absent")).isEqualTo(5);
    }
}
