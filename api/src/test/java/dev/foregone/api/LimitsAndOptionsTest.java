package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsAndOptionsTest {

    @Test
    void eachLimitReplacesOneAndKeepsTheOthers() {
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none()
                .withTime(Duration.ofSeconds(3))
                .withPositions(7)
                .withCancellation(cancellation)
                .withValueOnly();
        assertThat(limits).isEqualTo(new Limits(Duration.ofSeconds(3), 7, cancellation, true));
        assertThat(limits.timeLimit()).contains(Duration.ofSeconds(3));
        assertThat(limits.isCancelled()).isFalse();
        cancellation.cancel();
        cancellation.cancel();
        assertThat(limits.isCancelled()).isTrue();
    }

    @Test
    void noLimitsLimitNothing() {
        assertThat(Limits.none().timeLimit()).isEmpty();
        assertThat(Limits.none().positions()).isEqualTo(Long.MAX_VALUE);
        assertThat(Limits.none().isCancelled()).isFalse();
    }

    @Test
    void refusesLimitsThatAreNone() {
        assertThatThrownBy(() -> Limits.none().withTime(Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a time limit must be 0 or more, not PT-1S");
        assertThatThrownBy(() -> Limits.none().withPositions(-5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a limit on positions must be 0 or more, not -5");
        assertThat(Limits.none().withTime(Duration.ZERO).withPositions(0).positions())
                .isZero();
    }

    @Test
    void eachOptionReplacesOneAndKeepsTheOthers() {
        ProgressListener listener = (fraction, positions) -> {};
        SolverOptions options = SolverOptions.defaults()
                .withMemoryBytes(1)
                .withThreads(2)
                .withSymmetry(false)
                .withProgress(listener);
        assertThat(options).isEqualTo(new SolverOptions(1, 2, false, listener));
    }

    @Test
    void theDefaultsFitTheHeap() {
        SolverOptions defaults = SolverOptions.defaults();
        assertThat(defaults.memoryBytes())
                .isPositive()
                .isLessThanOrEqualTo(Runtime.getRuntime().maxMemory() / 4)
                .isLessThanOrEqualTo(256L << 20);
        assertThat(defaults.threads()).isEqualTo(1);
        assertThat(defaults.symmetry()).isTrue();
    }

    @Test
    void refusesOptionsThatAreNone() {
        assertThatThrownBy(() -> SolverOptions.defaults().withMemoryBytes(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("memoryBytes must be 0 or more, not -1");
        assertThatThrownBy(() -> SolverOptions.defaults().withThreads(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("threads must be from 1 to 256, not 0");
    }
}
