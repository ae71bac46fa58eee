package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.SearchStoppedException;
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
    }

    @Test
    void timeRunsOutAndNoFurther() {
        Budget budget = new Budget(Limits.none().withTime(Duration.ofNanos(1)), visited::get);
        Budget ample = new Budget(Limits.none().withTime(Duration.ofHours(1)), visited::get);
        visited.incrementAndGet();
        assertThat(budget.left().time()).contains(Duration.ZERO);
        assertThat(ample.left().time().orElseThrow()).isBetween(Duration.ofMinutes(59), Duration.ofHours(1));
    }

    @Test
    void noLimitsStayNoLimits() {
        Budget budget = new Budget(Limits.none(), visited::get);
        visited.incrementAndGet();
        assertThat(budget.left()).isEqualTo(Limits.none());
    }

    @Test
    void theFirstQuestionMayUseAllAndTheOthersAreToldThatTheyMayNot() {
        SearchStoppedException stop = new SearchStoppedException("the limit was reached", Bounds.unknown());
        Budget budget = new Budget(Limits.none().withPositions(50), visited::get);
        Limits all = budget.left();
        assertThat(all.positions()).isEqualTo(50);
        visited.addAndGet(20);
        assertThat(budget.reason(stop, all)).isEqualTo("the limit was reached");
        assertThat(budget.reason(stop, budget.left()))
                .isEqualTo("the limit was reached (what was left of the limits, which are for all questions together)");
    }

    @Test
    void anInterruptionHasNothingToDoWithWhatIsLeft() {
        Cancellation cancellation = new Cancellation();
        Budget budget = new Budget(Limits.none().withPositions(50).withCancellation(cancellation), visited::get);
        visited.addAndGet(20);
        cancellation.cancel();
        SearchStoppedException stop = new SearchStoppedException("it was cancelled", Bounds.unknown());
        assertThat(budget.reason(stop, budget.left())).isEqualTo("it was cancelled");
    }
}
