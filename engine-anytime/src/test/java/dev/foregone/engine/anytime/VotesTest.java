package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VotesTest {

    private final Votes votes = new Votes(2);

    @Test
    void theBestOfMostDepthsHasMoreThanThatOfTheLast() {
        for (int depth = 0; depth < 3; depth++) {
            votes.best(0);
            votes.nextDepth();
        }
        votes.best(1);
        votes.nextDepth();

        assertThat(votes.of(0)).isGreaterThan(votes.of(1));
    }

    @Test
    void laterDepthsCountMore() {
        votes.best(0);
        votes.nextDepth();
        votes.best(1);

        assertThat(votes.of(1)).isGreaterThan(votes.of(0)).isEqualTo(1);
    }

    @Test
    void onlyTheLastBestMoveOfADepthCounts() {
        votes.best(0);
        votes.best(1);
        votes.nextDepth();

        assertThat(votes.of(0)).isZero();
    }
}
