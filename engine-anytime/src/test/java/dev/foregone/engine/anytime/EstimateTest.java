package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.search.PruningScore;
import dev.foregone.spi.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EstimateTest {

    @ParameterizedTest
    @ValueSource(doubles = {-1, -0.98, -0.5, -0.000_01, 0, 0.000_01, 0.5, 0.98, 1})
    void anEstimateIsNeitherWonNorLostNorDrawn(double expected) {
        int number = Estimate.of(expected);
        assertThat(Estimate.expected(number)).isCloseTo(expected, within(1e-5));
        assertThat(Estimate.isWin(number)).isFalse();
        assertThat(Estimate.isLoss(number)).isFalse();
        assertThat(PruningScore.of(number)).isEqualTo(number).isNotEqualTo(Score.DRAW);
        assertThat(number).isBetween(Score.loss(Score.MAX_PLIES) + 1, Score.win(Score.MAX_PLIES) - 1);
    }

    @Test
    void estimatesAndProofsHaveOneOrder() {
        assertThat(new int[] {
                    Score.WORST,
                    Score.loss(Score.MAX_PLIES),
                    Estimate.of(-1),
                    Estimate.of(-0.1),
                    Score.DRAW,
                    Estimate.of(0.1),
                    Estimate.of(1),
                    Score.win(Score.MAX_PLIES),
                    Score.BEST
                })
                .isSorted();
    }

    @Test
    void backingUpKeepsWhatANumberIs() {
        for (double expected : new double[] {-1, -0.3, -0.000_01, 0, 0.000_01, 0.3, 1}) {
            int number = Estimate.of(expected);
            for (int ply = 0; ply < 2_000; ply++) {
                number = PruningScore.backedUp(number);
                assertThat(Score.isDraw(number) || Score.isDraw(-number)).isFalse();
            }
            assertThat(Estimate.expected(number)).isCloseTo(expected, within(3e-3));
            assertThat(Estimate.isWin(number) || Estimate.isLoss(number)).isFalse();
        }
        assertThat(Estimate.isWin(PruningScore.backedUp(Score.loss(3)))).isTrue();
    }

    @Test
    void proofsCountAsTheirValue() {
        assertThat(Estimate.expected(Score.win(7))).isEqualTo(1);
        assertThat(Estimate.expected(Score.loss(7))).isEqualTo(-1);
        assertThat(Estimate.expected(Score.DRAW)).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1, -0.3, 0, 0.3, 1})
    void aGainIsTheDifferenceOfWhatIsExpected(double before) {
        for (double after : new double[] {-1, -0.2, 0, 0.2, 1}) {
            assertThat(Estimate.gain(Estimate.of(before), Estimate.of(after))).isCloseTo(after - before, within(1e-5));
        }
        assertThat(Estimate.gain(Estimate.of(before), Score.DRAW)).isCloseTo(-before, within(1e-5));
    }
}
