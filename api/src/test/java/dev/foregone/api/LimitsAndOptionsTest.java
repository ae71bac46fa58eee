package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LimitsAndOptionsTest {

    @Test
    void eachLimitReplacesOneAndKeepsTheOthers() {
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none()
                .withTime(Duration.ofSeconds(3))
                .withPositions(7)
                .withPlies(9)
                .withCancellation(cancellation);
        assertThat(limits.positions()).isEqualTo(7);
        assertThat(limits.plies()).isEqualTo(9);
        assertThat(limits.time()).contains(Duration.ofSeconds(3));
        assertThat(limits.isCancelled()).isFalse();
        cancellation.cancel();
        cancellation.cancel();
        assertThat(limits.isCancelled()).isTrue();
    }

    @Test
    void noLimitsLimitNothing() {
        assertThat(Limits.none().time()).isEmpty();
        assertThat(Limits.none().positions()).isEqualTo(Long.MAX_VALUE);
        assertThat(Limits.none().isCancelled()).isFalse();
    }

    @Test
    void limitsAreSharedAndUsedUp() {
        Limits limits =
                Limits.none().withTime(Duration.ofSeconds(3)).withPositions(10).withPlies(4);
        assertThat(limits.minus(Duration.ofSeconds(1), 4).dividedBy(2))
                .isEqualTo(Limits.none()
                        .withTime(Duration.ofSeconds(1))
                        .withPositions(3)
                        .withPlies(4));
        assertThat(limits.minus(Duration.ofSeconds(4), 11))
                .isEqualTo(limits.withTime(Duration.ZERO).withPositions(0));
        assertThat(Limits.none().minus(Duration.ofSeconds(4), 11).dividedBy(3)).isEqualTo(Limits.none());
    }

    @Test
    void questionsShareLimits() {
        AtomicLong visited = new AtomicLong(100);
        Limits limits = Limits.none().withTime(Duration.ofHours(1)).withPositions(10);
        Meter meter = new Meter(limits, visited::get);
        assertThat(meter.left().positions()).isEqualTo(10);
        visited.addAndGet(4);
        assertThat(meter.left().positions()).isEqualTo(6);
        assertThat(meter.left().time().orElseThrow())
                .isBetween(Duration.ofMinutes(50), Duration.ofHours(1).minusNanos(1));
        assertThat(meter.left(limits.dividedBy(2)).positions()).isEqualTo(1);
        visited.addAndGet(10);
        assertThat(meter.left().positions()).isZero();
    }

    @Test
    void refusesLimitsThatAreNone() {
        assertThatThrownBy(() -> Limits.none().withTime(Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a time limit must be 0 or more, not PT-1S");
        assertThatThrownBy(() -> Limits.none().withPositions(-5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a limit on positions must be 0 or more, not -5");
        assertThatThrownBy(() -> Limits.none().withPlies(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a limit on plies must be 0 or more, not -1");
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
                .withListener(listener);
        assertThat(options.memoryBytes()).isEqualTo(1);
        assertThat(options.threads()).isEqualTo(2);
        assertThat(options.symmetry()).isFalse();
        assertThat(options.listener()).isSameAs(listener);
    }

    @Test
    void equalPartsMakeEqualValues() {
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none().withTime(Duration.ofSeconds(1)).withCancellation(cancellation);
        assertThat(limits)
                .isEqualTo(Limits.none().withCancellation(cancellation).withTime(Duration.ofMillis(1000)))
                .hasSameHashCodeAs(Limits.none().withCancellation(cancellation).withTime(Duration.ofMillis(1000)))
                .isNotEqualTo(limits.withTime(Duration.ofSeconds(2)))
                .isNotEqualTo(limits.withPositions(1))
                .isNotEqualTo(limits.withPlies(1))
                .isNotEqualTo(limits.withCancellation(new Cancellation()))
                .hasToString("Limits[time=PT1S, positions=none, cancelled=false]");
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(7);
        assertThat(options)
                .isEqualTo(SolverOptions.defaults().withMemoryBytes(7))
                .hasSameHashCodeAs(SolverOptions.defaults().withMemoryBytes(7))
                .isNotEqualTo(options.withMemoryBytes(8))
                .isNotEqualTo(options.withThreads(2))
                .isNotEqualTo(options.withSymmetry(false))
                .isNotEqualTo(options.withListener((fraction, positions) -> {}))
                .hasToString("SolverOptions[memoryBytes=7, threads=1, symmetry=true]");
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
