package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import org.junit.jupiter.api.Test;

class ProofTest {

    private final Proof proof = new Proof();

    @Test
    void beginsWithNothingAndOnlyNarrows() {
        assertThat(proof.bounds()).isEqualTo(Bounds.unknown());
        proof.atLeast(Score.draw(4));
        proof.atLeast(Score.loss(3));
        proof.atMost(Score.win(3));
        proof.atMost(Score.win(1));
        assertThat(proof.bounds()).isEqualTo(new Bounds(Outcome.draw(4), Outcome.win(3)));
        assertThat(proof.bounds().isExact()).isFalse();
        proof.exactly(Score.draw(2));
        assertThat(proof.bounds().isExact()).isTrue();
        assertThat(proof.bounds()).isEqualTo(Bounds.exactly(Outcome.draw(2)));
    }

    @Test
    void aContradictionIsNotPassedOn() {
        proof.exactly(Score.win(3));
        proof.atMost(Score.draw(2));
        assertThatThrownBy(proof::bounds)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("at least WIN in 3 and at most DRAW in 2: no such outcome");
    }
}
