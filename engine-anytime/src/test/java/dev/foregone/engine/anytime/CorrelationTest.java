package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CorrelationTest {

    private final Correlation correlation = new Correlation();

    @Test
    void whoeverIsAheadAlwaysWins() {
        correlation.add(2, 1);
        correlation.add(-2, -1);
        assertThat(correlation.value()).isEqualTo(1);
        assertThat(correlation.usual()).isEqualTo(2);
        assertThat(correlation.samples()).isEqualTo(2);
    }

    @Test
    void whoeverIsAheadWinsThreeOfFour() {
        correlation.add(1, 1);
        correlation.add(1, 1);
        correlation.add(1, 1);
        correlation.add(1, -1);
        assertThat(correlation.value()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void withoutDifferencesOrResultsNothingIsKnown() {
        assertThat(correlation.value()).isZero();
        assertThat(correlation.usual()).isZero();
        correlation.add(0, 1);
        assertThat(correlation.value()).isZero();
        correlation.add(3, 0);
        assertThat(correlation.value()).isZero();
    }
}
