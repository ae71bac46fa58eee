package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import org.junit.jupiter.api.Test;

class ProvenBoundsTest {

    private final ProvenBounds proven = new ProvenBounds();

    @Test
    void beginsWithNothingAndOnlyNarrows() {
        assertThat(proven.bounds()).isEqualTo(Bounds.unknown());
        proven.atLeast(Score.draw(4));
        proven.atLeast(Score.loss(3));
        proven.atMost(Score.win(3));
        proven.atMost(Score.win(1));
        assertThat(proven.bounds()).isEqualTo(new Bounds(Outcome.draw(4), Outcome.win(3)));
        assertThat(proven.bounds().isExact()).isFalse();
        proven.exactly(Score.draw(2));
        assertThat(proven.bounds().isExact()).isTrue();
        assertThat(proven.bounds()).isEqualTo(Bounds.exactly(Outcome.draw(2)));
    }

    @Test
    void aContradictionIsNotPassedOn() {
        proven.exactly(Score.win(3));
        proven.atMost(Score.draw(2));
        assertThatThrownBy(proven::bounds)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("at least WIN in 3 and at most DRAW in 2: no such outcome");
    }
}
