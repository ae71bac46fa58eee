package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private final AtomicLong visited = new AtomicLong(100);

    @Test
    void whatIsUsedIsGone() {
        Budget budget = new Budget(Limits.none().withPositions(50), visited::get);
        visited.addAndGet(20);
        assertThat(budget.left().positions()).isEqualTo(30);
        visited.addAndGet(40);
        assertThat(budget.left().positions()).isZero();
        assertThat(budget.hit()).isEqualTo("the limit of 50 positions was reached");
    }

    @Test
    void timeRunsOutAndNoFurther() {
        Budget budget = new Budget(Limits.none().withTime(Duration.ofNanos(1)), visited::get);
        assertThat(budget.left().timeLimit()).contains(Duration.ZERO);
        assertThat(budget.hit()).isEqualTo("the time limit of 0 ms was reached");
        Budget ample = new Budget(Limits.none().withTime(Duration.ofHours(1)), visited::get);
        assertThat(ample.left().timeLimit().orElseThrow()).isBetween(Duration.ofMinutes(59), Duration.ofHours(1));
    }

    @Test
    void noLimitsStayNoLimits() {
        Budget budget = new Budget(Limits.none(), visited::get);
        assertThat(budget.isLimited()).isFalse();
        assertThat(budget.left()).isEqualTo(Limits.none());
    }

    @Test
    void anInterruptionComesFirst() {
        Cancellation cancellation = new Cancellation();
        Budget budget = new Budget(Limits.none().withPositions(1).withCancellation(cancellation), visited::get);
        visited.addAndGet(5);
        cancellation.cancel();
        assertThat(budget.hit()).isEqualTo("it was interrupted");
    }
}
