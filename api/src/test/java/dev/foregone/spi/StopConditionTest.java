package dev.foregone.spi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StopConditionTest {

    @ParameterizedTest
    @CsvSource({"PT0.03S, 30 ms", "PT0.0000005S, 0.0000005 s", "PT1S, 1 s", "PT1.5S, 1.5 s", "PT2M, 120 s"})
    void aTimeLimitIsToldInSecondsOrMilliseconds(Duration limit, String words) {
        Limits limits = Limits.none().withTime(limit);
        long beganBefore = System.nanoTime() - limit.toNanos();
        assertThat(new StopCondition(limits, () -> false, beganBefore).reason())
                .contains("the time limit of " + words + " was reached");
    }

    @Test
    void onlyLimitsLimitAQuestion() {
        assertThat(new StopCondition(Limits.none(), () -> false).isLimited()).isFalse();
        assertThat(new StopCondition(Limits.none().withPlies(7), () -> false).isLimited())
                .isTrue();
    }

    @Test
    void withoutLimitsNothingStops() {
        StopCondition condition = new StopCondition(Limits.none(), () -> false);
        assertThat(condition.reason()).isEmpty();
        assertThat(condition.reason(Long.MAX_VALUE - 1)).isEmpty();
    }

    @Test
    void aTimeLongerThanAnyClockIsNoLimit() {
        Limits limits = Limits.none().withTime(Duration.ofSeconds(Long.MAX_VALUE));
        StopCondition condition = new StopCondition(limits, () -> false);
        assertThat(condition.reason()).isEmpty();
        assertThat(condition.nanosLeft()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void timeIsCountedDown() {
        Limits limits = Limits.none().withTime(Duration.ofHours(1));
        long anHourAgo = System.nanoTime() - Duration.ofHours(1).toNanos();
        assertThat(new StopCondition(limits, () -> false).nanosLeft())
                .isBetween(Duration.ofMinutes(59).toNanos(), Duration.ofHours(1).toNanos());
        assertThat(new StopCondition(limits, () -> false, anHourAgo).nanosLeft())
                .isNotPositive();
    }

    @Test
    void positionsAreCountedDown() {
        StopCondition condition = new StopCondition(Limits.none().withPositions(3), () -> false);
        assertThat(condition.positionsLeft(2)).isEqualTo(1);
        assertThat(condition.reason(2)).isEmpty();
        assertThat(condition.positionsLeft(5)).isZero();
        assertThat(condition.reason(3)).contains("the limit of 3 positions was reached");
        assertThat(condition.reason()).isEmpty();
    }

    @Test
    void aCancelledQuestionStops() {
        Cancellation cancellation = new Cancellation();
        StopCondition condition = new StopCondition(Limits.none().withCancellation(cancellation), () -> false);
        assertThat(condition.reason()).isEmpty();
        cancellation.cancel();
        assertThat(condition.reason()).contains("it was cancelled");
    }

    @Test
    void aClosedSolverStops() {
        AtomicBoolean closed = new AtomicBoolean();
        StopCondition condition = new StopCondition(Limits.none(), closed::get);
        assertThat(condition.reason()).isEmpty();
        closed.set(true);
        assertThat(condition.reason()).contains("the solver was closed");
    }

    @Test
    void anInterruptOfTheThreadThatAskedStops() throws InterruptedException {
        StopCondition condition = new StopCondition(Limits.none(), () -> false);
        Thread.currentThread().interrupt();
        try {
            Thread other = new Thread(() -> assertThat(condition.reason()).contains("the thread was interrupted"));
            AtomicBoolean failed = new AtomicBoolean();
            other.setUncaughtExceptionHandler((thread, failure) -> failed.set(true));
            other.start();
            while (other.isAlive()) {
                Thread.onSpinWait();
            }
            assertThat(failed).isFalse();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(condition.reason()).isEmpty();
        condition.interrupt();
        assertThat(condition.reason()).contains("the thread was interrupted");
    }
}
