package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UsualGainsTest {

    private final UsualGains gains = new UsualGains();

    private void add(int times, double gain) {
        for (int i = 0; i < times; i++) {
            gains.add(gain);
        }
    }

    @Test
    void withoutGamesNothingIsUnusual() {
        gains.learn();
        assertThat(gains.usual()).isGreaterThan(2);
        assertThat(gains.largest()).isGreaterThan(2);
    }

    @Test
    void capturesAreWhatChangesTheEstimateMoreThanMostMoves() {
        add(60, 0.02);
        add(20, 0.03);
        add(20, 0.3);
        gains.learn();
        assertThat(gains.usual()).isBetween(0.02, 0.3);
        assertThat(gains.largest()).isEqualTo(0.3);
    }

    @Test
    void whereMostMovesChangeNothingAnyChangeIsUnusual() {
        add(90, 0);
        add(10, 0.01);
        gains.learn();
        assertThat(gains.usual()).isBetween(0.0, 0.001);
    }

    @Test
    void moreGamesThanAreKeptAreNoFault() {
        add(100_000, 0.1);
        gains.learn();
        assertThat(gains.usual()).isBetween(0.1, 0.101);
    }
}
