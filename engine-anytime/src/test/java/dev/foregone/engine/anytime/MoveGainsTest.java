package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveGainsTest {

    private static final int PLACE = MoveGains.place(17, 3);

    private final MoveGains gains = new MoveGains();

    private void see(double... itsGains) {
        for (double gain : itsGains) {
            gains.saw(PLACE, gain);
        }
    }

    @Test
    void aClassThatWasSeenTooSeldomMayGainAnything() {
        see(0.1, 0.2);
        assertThat(gains.most(PLACE)).isEqualTo(MoveGains.UNKNOWN);
        assertThat(gains.promise(PLACE)).isEqualTo(0.2f);
    }

    @Test
    void theMostCounts() {
        see(0.1, 0.4, -0.2);
        assertThat(gains.most(PLACE)).isEqualTo(0.4f);
    }

    @Test
    void whatWasLongAgoCountsLess() {
        see(0.4, 0.1, 0.1);
        see(0.1, 0.1, 0.1, 0.1);
        assertThat(gains.most(PLACE)).isBetween(0.3f, 0.39f);
        see(0.5);
        assertThat(gains.most(PLACE)).isEqualTo(0.5f);
    }

    @Test
    void whatEndsTheGameGainsMoreThanAnyEstimate() {
        see(0.1, 0.1);
        gains.sawEnd(PLACE);
        assertThat(gains.most(PLACE)).isEqualTo(MoveGains.END).isGreaterThan(2);
        see(0.1, 0.1);
        assertThat(gains.mayEnd(PLACE)).as("it is never forgotten").isTrue();
    }

    @Test
    void otherGainsDoNotEndTheGame() {
        see(0.1, 0.9, 0.1);
        assertThat(gains.mayEnd(PLACE)).isFalse();
    }

    @Test
    void thePlayersAreToldApartAndAllCanBeForgotten() {
        see(0.1, 0.1, 0.1);
        assertThat(gains.most(MoveGains.place(17, 4))).isEqualTo(MoveGains.UNKNOWN);
        assertThat(MoveGains.place(17, 5)).isEqualTo(PLACE);
        gains.clear();
        assertThat(gains.most(PLACE)).isEqualTo(MoveGains.UNKNOWN);
        assertThat(gains.promise(PLACE)).isZero();
    }
}
