package dev.foregone.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OddsTest {

    @Test
    void evenOddsExpectADraw() {
        assertThat(Odds.expected(0)).isZero();
    }

    @Test
    void oddsOfThreeToOneExpectHalfAWin() {
        int sum = (int) Math.round(100 * Math.log(3));
        assertThat(Odds.expected(sum)).isCloseTo(0.5, within(0.002));
        assertThat(Odds.expected(-sum)).isEqualTo(-Odds.expected(sum));
    }

    @Test
    void greaterSumsExpectMore() {
        assertThat(IntStream.rangeClosed(-1_000, 1_000).mapToDouble(Odds::expected))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void noSumIsAProof() {
        assertThat(Odds.expected(Integer.MAX_VALUE)).isLessThan(1).isEqualTo(Odds.expected(1_000));
        assertThat(Odds.expected(Integer.MIN_VALUE)).isGreaterThan(-1).isEqualTo(Odds.expected(-1_000));
    }
}
