package dev.foregone.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.AllOutcomes;
import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreTest {

    private static final int MAX = Score.MAX_PLIES;
    private static final List<Outcome> WORST_FIRST = AllOutcomes.worstFirst(25);

    @Test
    void everyOutcomeHasOneScoreAndBack() {
        for (int plies = 0; plies <= MAX; plies++) {
            assertRoundTrip(Outcome.win(plies), Score.win(plies));
            assertRoundTrip(Outcome.draw(plies), Score.draw(plies));
            assertRoundTrip(Outcome.loss(plies), Score.loss(plies));
        }
        assertRoundTrip(Outcome.endlessDraw(), Score.ENDLESS_DRAW);
    }

    /** Plain comparisons, because there are three million of them. */
    private static void assertRoundTrip(Outcome outcome, int score) {
        if (Score.of(outcome) != score || !Score.outcome(score).equals(outcome)) {
            throw new AssertionError(outcome + " and " + score + " are not each other's");
        }
    }

    @Test
    void theExamplesInTheDocumentationHold() {
        assertThat(Score.of(Outcome.win(5))).isEqualTo(4_194_299);
        assertThat(Score.of(Outcome.draw(9))).isEqualTo(-9);
        assertThat(Score.of(Outcome.loss(4))).isEqualTo(-4_194_300);
    }

    @Test
    void theOrderIsThatOfOutcomes() {
        for (Outcome a : WORST_FIRST) {
            for (Outcome b : WORST_FIRST) {
                assertThat(Integer.compare(Score.of(a), Score.of(b)))
                        .as("%s and %s", a, b)
                        .isEqualTo(Integer.signum(a.compareTo(b)));
            }
        }
        assertThat(new int[] {
                    Score.ONGOING,
                    Score.WORST,
                    Score.loss(MAX),
                    Score.ENDLESS_DRAW,
                    Score.draw(MAX),
                    Score.DRAW,
                    Score.win(MAX),
                    Score.BEST
                })
                .isSorted();
    }

    @Test
    void backingUpIsThatOfOutcomes() {
        for (Outcome outcome : WORST_FIRST) {
            assertThat(Score.outcome(Score.backedUp(Score.of(outcome)))).isEqualTo(outcome.backedUp());
        }
        for (GameValue value : GameValue.values()) {
            Outcome last = new Outcome(value, MAX - 1);
            assertThat(Score.outcome(Score.backedUp(Score.of(last)))).isEqualTo(last.backedUp());
        }
    }

    @Test
    void kindsAndPliesCanBeTold() {
        for (Outcome outcome : WORST_FIRST) {
            int score = Score.of(outcome);
            assertThat(Score.isWin(score)).isEqualTo(outcome.value() == GameValue.WIN);
            assertThat(Score.isDraw(score)).isEqualTo(outcome.value() == GameValue.DRAW);
            assertThat(Score.isLoss(score)).isEqualTo(outcome.value() == GameValue.LOSS);
            if (!outcome.isEndless()) {
                assertThat(Score.plies(score)).isEqualTo(outcome.plies());
            }
        }
        for (GameValue value : GameValue.values()) {
            assertThat(Score.finished(value)).isEqualTo(Score.of(Outcome.finished(value)));
        }
    }

    @Test
    void aPairOfBoundsKeepsBoth() {
        int[] scores = WORST_FIRST.stream().mapToInt(Score::of).toArray();
        for (int low : scores) {
            for (int high : scores) {
                assertThat(Score.atLeast(Score.bounds(low, high))).isEqualTo(low);
                assertThat(Score.atMost(Score.bounds(low, high))).isEqualTo(high);
            }
        }
    }

    @Test
    void refusesWhatIsNoScore() {
        assertThatThrownBy(() -> Score.of(Outcome.win(MAX + 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("WIN in 1048576: a score holds at most 1048575 plies");
        int[] wrong = {
            Score.ONGOING,
            Score.WORST - 1,
            Score.BEST + 1,
            Score.loss(MAX) + 1,
            Score.ENDLESS_DRAW - 1,
            Score.win(MAX) - 1,
            1,
            Integer.MAX_VALUE
        };
        for (int score : wrong) {
            assertThatThrownBy(() -> Score.outcome(score))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(score + " is no score");
        }
    }
}
