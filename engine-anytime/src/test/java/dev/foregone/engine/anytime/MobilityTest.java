package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MobilityTest {

    private final Mobility mobility = new Mobility();

    @Test
    void aGameThatEndsAmongManyMovesEndsSuddenly() {
        mobility.ended(8, 80, 10);
        assertThat(mobility.suddenness()).isEqualTo(1);
    }

    @Test
    void aGameThatRunsOutOfMovesDoesNot() {
        mobility.ended(1, 80, 10);
        mobility.ended(2, 40, 5);
        assertThat(mobility.suddenness()).isCloseTo(1.5 / 8, within(1e-9));
    }

    @Test
    void withoutGamesNothingIsKnown() {
        assertThat(mobility.suddenness()).isZero();
        assertThat(mobility.variety()).isZero();
        assertThat(mobility.worthOfMove()).isZero();
    }

    @Test
    void theNumbersOfMovesVaryByTheirUsualDifference() {
        mobility.add(6, 2, 1);
        mobility.add(2, -2, -1);
        assertThat(mobility.variety()).isEqualTo(0.5);
        assertThat(mobility.worthOfMove()).isPositive();
    }

    @Test
    void fewerMovesAreBetterWhereTheyClearlyWin() {
        mobility.add(6, 2, -1);
        mobility.add(2, -2, 1);
        assertThat(mobility.worthOfMove()).isNegative();
    }
}
