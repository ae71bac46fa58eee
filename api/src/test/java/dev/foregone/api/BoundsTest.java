package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundsTest {

    private static final int MOST_PLIES = 6;
    private static final List<Outcome> WORST_FIRST = AllOutcomes.worstFirst(MOST_PLIES);

    /** Bounds hold outcomes longer than their own ends, so the brute force looks some plies further. */
    @Test
    void backingUpIsTheTightestSoundInterval() {
        List<Outcome> longer = AllOutcomes.worstFirst(MOST_PLIES + 4);
        for (Outcome low : WORST_FIRST) {
            for (Outcome high : WORST_FIRST) {
                if (low.compareTo(high) <= 0) {
                    Bounds bounds = new Bounds(low, high);
                    List<Outcome> up = longer.stream()
                            .filter(bounds::contains)
                            .map(Outcome::backedUp)
                            .toList();
                    assertThat(bounds.backedUp())
                            .as("%s", bounds)
                            .isEqualTo(new Bounds(
                                    up.stream().min(Comparator.naturalOrder()).orElseThrow(),
                                    up.stream().max(Comparator.naturalOrder()).orElseThrow()));
                }
            }
        }
    }

    @Test
    void containsWhatLiesBetween() {
        Bounds bounds = new Bounds(Outcome.draw(4), Outcome.win(3));
        assertThat(WORST_FIRST.stream().filter(bounds::contains)).first().isEqualTo(Outcome.draw(4));
        assertThat(WORST_FIRST.stream().filter(bounds::contains)).last().isEqualTo(Outcome.win(3));
        assertThat(WORST_FIRST).allMatch(Bounds.unknown()::contains);
    }

    @Test
    void exactBoundsHoldOneOutcome() {
        for (Outcome outcome : WORST_FIRST) {
            assertThat(Bounds.exactly(outcome).outcome()).contains(outcome);
            assertThat(Bounds.exactly(outcome).isExact()).isTrue();
            assertThat(WORST_FIRST.stream().filter(Bounds.exactly(outcome)::contains))
                    .containsExactly(outcome);
        }
        assertThat(Bounds.unknown().isExact()).isFalse();
        assertThat(Bounds.unknown().outcome()).isEmpty();
    }

    @Test
    void refusesBoundsWithNothingBetween() {
        assertThatThrownBy(() -> new Bounds(Outcome.win(3), Outcome.draw(4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("at least WIN in 3 and at most DRAW in 4: no such outcome");
    }

    @Test
    void readsAsPeopleSayIt() {
        assertThat(Bounds.exactly(Outcome.win(5))).hasToString("WIN in 5");
        assertThat(new Bounds(Outcome.loss(4), Outcome.win(7))).hasToString("between LOSS in 4 and WIN in 7");
    }
}
