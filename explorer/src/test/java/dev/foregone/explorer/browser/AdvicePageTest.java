package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What cannot be proved while somebody waits has a hint all the same, which nobody can take for a proof. */
@ExtendWith(InBrowser.class)
@Tag(InBrowser.USUAL_LIMIT)
class AdvicePageTest {

    private static final String ESTIMATED = "estimated, not proved: ";

    @Test
    void aLargeBoardOfConnectFourHasEstimates(ExplorerPage page) {
        page.tab().hold("*/analysis*");
        page.open("#connectfour/7x7:-");
        until(() -> assertThat(page.marks()).hasSize(7).allMatch(text -> text.matches("[~≤]\\d+%")));
        assertThat(page.count("#board .mark.estimate .guess"))
                .as("dashed outlines")
                .isEqualTo(7);
        assertThat(page.count("#board .mark .paint"))
                .as("the colours of proofs")
                .isZero();
        until(() -> assertThat(page.words("4")).startsWith(ESTIMATED));
        assertThat(page.name("6,3")).contains("; move, " + ESTIMATED);
        assertThat(page.attribute("#moves tr[data-move='4'] .chip", "aria-label"))
                .startsWith(ESTIMATED);
        assertThat(page.text("[data-test=estimate]")).startsWith("x: " + ESTIMATED);
        assertThat(page.value()).as("what is proved").isEmpty();
        assertThat(page.count("#moves tr.best")).isZero();
    }

    /** Of the first moves of nine men's morris many are alike. */
    @Test
    void whatIsNotComparedSaysSo(ExplorerPage page) {
        page.tab().hold("*/analysis*");
        page.open("#morris/9");
        until(() -> assertThat(page.marks()).anyMatch(text -> text.matches("≤\\d+%")));
        until(() -> assertThat(page.text("#moves")).containsPattern("not compared, no better than \\d+ %, not proved"));
        page.keys("?");
        page.awaitShown("#help");
        assertThat(page.text("#help .marks-help")).contains("≤65%");
        assertThat(page.attribute("#help .chip[aria-label^='not compared']", "aria-label"))
                .isEqualTo("not compared, no better than 65 %, not proved");
    }

    @Tag("slow")
    @Test
    void estimatesImproveAndProofsTakeTheirPlace(ExplorerPage page) {
        page.tab().hold("*/analysis*");
        page.open("#connectfour/444442251");
        until(() -> assertThat(page.count("#board .mark.estimate")).isPositive());
        page.tab().letGo();
        until(() -> assertThat(page.marks()).hasSize(7).noneMatch(text -> text.contains("~")));
        assertThat(page.text("[data-test=estimate]")).isEmpty();
        assertThat(page.value()).contains("wins in");
    }

    @Tag("slow")
    @Test
    void whatIsSaidStaysWhenTheSearchIsStopped(ExplorerPage page) {
        page.open("#connectfour/7x7:-");
        until(() -> assertThat(page.marks()).hasSize(7));
        page.press("stop");
        page.awaitText("[data-test=unsettled]", "Not known: you stopped it.");
        assertThat(page.marks()).hasSize(7);
        page.keys("h", "h");
        until(() -> assertThat(page.marks()).isEmpty());
        assertThat(page.text("[data-test=estimate]")).isEmpty();
    }

    @Tag("slow")
    @Test
    void aGameWithCyclesThatDoesNotFitHasHintsAndAnOpponent(ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open("#dobutsu");
        until(() -> assertThat(page.words("b3-b2")).startsWith(ESTIMATED));
        page.choose("kind-1", "computer");
        page.choose("thinking", "200ms");
        page.clickSite("b3", "b2");
        until(() -> assertThat(page.place()).matches("#dobutsu//b3-b2/[^/]+"));
        page.awaitTurn("sente to move");
    }

    @Tag("slow")
    @Test
    void aWeakOpponentAnswersToo(ExplorerPage page) {
        page.open("#dobutsu");
        page.choose("hints", "off");
        page.awaitText("#moves", "Hints are off");
        page.choose("kind-1", "computer");
        page.choose("strength-1", "novice");
        page.choose("thinking", "5s");
        page.clickSite("b3", "b2");
        until(() -> assertThat(page.place()).matches("#dobutsu//b3-b2/[^/]+"));
    }

    @Tag("slow")
    @Test
    void aBoardOfSomebodysOwnHasHintsAndAnOpponent(ExplorerPage page) {
        page.open("#breakthrough");
        until(() -> assertThat(page.words("a2-a3")).startsWith(ESTIMATED));
        assertThat(page.name("a2")).contains("; choose, at best " + ESTIMATED);
        page.choose("kind-1", "computer");
        page.clickSite("a2", "a3");
        until(() -> assertThat(page.place()).matches("#breakthrough//a2-a3/[^/]+"));
        page.awaitTurn("A to move");
    }

    @Test
    void theOpponentAnswersInTheTimeItHas(ExplorerPage page) {
        page.open("#connectfour");
        page.choose("hints", "off");
        page.awaitText("#moves", "Hints are off");
        page.tab().watch().forget();
        page.choose("kind-1", "computer");
        page.choose("thinking", "200ms");
        page.clickSite("5,3");
        until(() -> assertThat(page.place()).matches("#connectfour//4/[1-7]"));
        assertThat(page.tab().watch().requested().stream().filter(path -> path.contains("/reply")))
                .singleElement()
                .satisfies(path -> assertThat(path).contains("time=200ms"));
        assertThat(page.tab().watch().requested())
                .as("advice without hints")
                .noneMatch(path -> path.contains("/advice"));
    }
}
