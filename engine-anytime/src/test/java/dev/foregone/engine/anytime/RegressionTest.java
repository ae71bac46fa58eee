package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RegressionTest {

    @Test
    void findsTheWeightsThatMadeTheResults() {
        Regression regression = new Regression(3);
        Random random = new Random(1);
        for (int i = 0; i < 100_000; i++) {
            double[] features = {1, random.nextInt(10), random.nextInt(10)};
            regression.add(features, 0.2 + 0.05 * features[1] - 0.07 * features[2]);
        }
        double[] weights = regression.weights();
        assertThat(weights).containsExactly(new double[] {0.2, 0.05, -0.07}, within(1e-3));
        assertThat(regression.explained(weights)).isCloseTo(1, within(1e-3));
        assertThat(regression.samples()).isEqualTo(100_000);
    }

    @Test
    void noiseExplainsNothing() {
        Regression regression = new Regression(2);
        Random random = new Random(2);
        for (int i = 0; i < 50_000; i++) {
            regression.add(new double[] {1, random.nextInt(10)}, random.nextInt(3) - 1);
        }
        assertThat(regression.explained(regression.weights())).isCloseTo(0, within(1e-3));
    }

    @Test
    void aFeatureThatNeverChangesAndNoSamplesAtAllDoNoHarm() {
        Regression regression = new Regression(2);
        assertThat(regression.weights()).containsExactly(0, 0);
        assertThat(regression.explained(regression.weights())).isZero();
        for (int i = 0; i < 1_000; i++) {
            regression.add(new double[] {1, 7}, i % 2);
        }
        assertThat(regression.weights()).doesNotContain(Double.NaN);
        assertThat(regression.explained(regression.weights())).isLessThan(0.01);
    }
}
