package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    private static final List<Outcome> WORST_FIRST = AllOutcomes.worstFirst(30);

    @Test
    void theOrderIsTotalAndAsDefined() {
        for (int i = 0; i < WORST_FIRST.size(); i++) {
            for (int j = 0; j < WORST_FIRST.size(); j++) {
                int compared = WORST_FIRST.get(i).compareTo(WORST_FIRST.get(j));
                assertThat(Integer.signum(compared))
                        .as("%s against %s", WORST_FIRST.get(i), WORST_FIRST.get(j))
                        .isEqualTo(Integer.compare(i, j));
                assertThat(compared == 0).isEqualTo(WORST_FIRST.get(i).equals(WORST_FIRST.get(j)));
            }
        }
    }

    @Test
    void bestFirstReadsAsInTheDefinition() {
        List<Outcome> bestFirst = List.of(
                Outcome.win(1),
                Outcome.win(9),
                Outcome.draw(2),
                Outcome.draw(8),
                Outcome.endlessDraw(),
                Outcome.loss(8),
                Outcome.loss(2));
        List<Outcome> sorted = new ArrayList<>(bestFirst);
        Collections.shuffle(sorted, new Random(1));
        sorted.sort(Collections.reverseOrder());
        assertThat(sorted).isEqualTo(bestFirst);
    }

    @Test
    void theOrderHoldsAtTheEndOfTheRange() {
        int most = Outcome.ENDLESS - 1;
        assertThat(Outcome.win(most)).isLessThan(Outcome.win(0)).isGreaterThan(Outcome.draw(0));
        assertThat(Outcome.draw(most)).isGreaterThan(Outcome.endlessDraw());
        assertThat(Outcome.loss(most)).isLessThan(Outcome.endlessDraw()).isGreaterThan(Outcome.loss(0));
    }

    @Test
    void backingUpNegatesTheValueAndCountsThePly() {
        for (Outcome outcome : WORST_FIRST) {
            Outcome up = outcome.backedUp();
            assertThat(up.value()).isEqualTo(outcome.value().negated());
            assertThat(up.plies()).isEqualTo(outcome.isEndless() ? Outcome.ENDLESS : outcome.plies() + 1);
            assertThat(up.afterMove(false)).isEqualTo(outcome);
            assertThat(outcome.backedUp(true).afterMove(true)).isEqualTo(outcome);
        }
        assertThatThrownBy(() -> Outcome.win(0).afterMove(false)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void backingUpTurnsTheOrderRoundExceptAmongDraws() {
        for (Outcome a : WORST_FIRST) {
            for (Outcome b : WORST_FIRST) {
                boolean draws = a.value() == GameValue.DRAW && b.value() == GameValue.DRAW;
                int up = Integer.signum(a.backedUp().compareTo(b.backedUp()));
                int here = Integer.signum(a.compareTo(b));
                assertThat(up).as("%s and %s", a, b).isEqualTo(draws ? here : -here);
            }
        }
    }

    @Test
    void drawsAreNotZeroSumSoThatAWorseDrawIsNotABetterOneForTheOtherSide() {
        Outcome later = Outcome.draw(6);
        Outcome sooner = Outcome.draw(4);
        assertThat(later).isLessThan(sooner);
        assertThat(sooner.backedUp()).isGreaterThanOrEqualTo(later.backedUp()); // a negated window would say it is
        assertThat(later.backedUp()).isLessThan(sooner.backedUp());
    }

    @Test
    void negatingAWindowWithoutMovingItByAPlyIsWrong() {
        // The child is won in 4, so the move loses in 5. Against the bound "better than a loss in 4" it passes,
        // and the child must be held against what is backed up to LOSS in 4, not against WIN in 4.
        Outcome child = Outcome.win(4);
        Outcome bound = Outcome.loss(4);
        Outcome negatedOnly = new Outcome(bound.value().negated(), bound.plies());
        Outcome negatedAndMoved = new Outcome(bound.value().negated(), bound.plies() - 1);
        assertThat(child.backedUp()).isGreaterThan(bound);
        assertThat(child).isLessThan(negatedAndMoved);
        assertThat(child).isGreaterThanOrEqualTo(negatedOnly);
    }

    @Test
    void theBestReplyDecidesAsBackwardInductionSays() {
        List<Outcome> children = List.of(Outcome.win(3), Outcome.draw(4), Outcome.draw(2), Outcome.win(1));
        assertThat(children.stream().map(Outcome::backedUp).max(Outcome::compareTo))
                .contains(Outcome.draw(3));
        assertThat(List.of(Outcome.loss(4), Outcome.loss(2)).stream()
                        .map(Outcome::backedUp)
                        .max(Outcome::compareTo))
                .contains(Outcome.win(3));
        assertThat(List.of(Outcome.win(4), Outcome.win(2)).stream()
                        .map(Outcome::backedUp)
                        .max(Outcome::compareTo))
                .contains(Outcome.loss(5));
    }

    @Test
    void aFinishedPositionTakesNoPlies() {
        for (GameValue value : GameValue.values()) {
            assertThat(Outcome.finished(value)).isEqualTo(new Outcome(value, 0));
            assertThat(value.negated().negated()).isEqualTo(value);
        }
    }

    @Test
    void refusesWhatIsNoOutcome() {
        assertThatThrownBy(() -> Outcome.win(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("plies must be 0 or more, not -1");
        assertThatThrownBy(() -> Outcome.loss(Outcome.ENDLESS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("only a draw can be endless, not a LOSS");
        assertThatThrownBy(() -> Outcome.win(Outcome.ENDLESS)).hasMessageContaining("not a WIN");
    }

    @Test
    void readsAsPeopleSayIt() {
        assertThat(Outcome.win(5)).hasToString("WIN in 5");
        assertThat(Outcome.endlessDraw()).hasToString("DRAW, endless");
    }
}
