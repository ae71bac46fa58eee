package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private static final TicTacToeGame GAME = new TicTacToeGame();

    private static Answer.Cost cost(Duration time, long positions) {
        return new Answer.Cost("memo", positions, time);
    }

    @Test
    void whatIsUsedIsGone() {
        Budget budget = new Budget(Limits.none().withPositions(50).withTime(Duration.ofSeconds(10)));
        assertThat(budget.left().positions()).isEqualTo(50);
        budget.use(cost(Duration.ofSeconds(4), 20));
        assertThat(budget.left().positions()).isEqualTo(30);
        assertThat(budget.left().time()).contains(Duration.ofSeconds(6));
        assertThat(budget.isSpent()).isFalse();
        budget.use(cost(Duration.ofSeconds(7), 40));
        assertThat(budget.left().positions()).isZero();
        assertThat(budget.left().time()).contains(Duration.ZERO);
        assertThat(budget.isSpent()).isTrue();
        assertThat(budget.cost("minimax")).isEqualTo(new Answer.Cost("minimax", 60, Duration.ofSeconds(11)));
    }

    @Test
    void anAttemptGetsNoMoreThanItsSlice() {
        Budget budget = new Budget(Limits.none().withTime(Duration.ofSeconds(1)));
        Optional<Duration> slice = Optional.of(Duration.ofMillis(250));
        assertThat(budget.left(slice).time()).isEqualTo(slice);
        assertThat(budget.left(Optional.empty()).time()).contains(Duration.ofSeconds(1));
        budget.use(cost(Duration.ofMillis(900), 1));
        assertThat(budget.left(slice).time()).contains(Duration.ofMillis(100));
        assertThat(new Budget(Limits.none()).left(slice).time()).isEqualTo(slice);
    }

    @Test
    void noLimitsStayNoLimits() {
        Budget budget = new Budget(Limits.none());
        budget.use(cost(Duration.ofDays(1), 1L << 40));
        assertThat(budget.left()).isEqualTo(Limits.none());
        assertThat(budget.isSpent()).isFalse();
    }

    @Test
    void questionsUseItAndTheLimitIsNamedAsItWasGiven() {
        try (Solver<TicTacToe, Square> solver = Engines.load().get("minimax").open(GAME)) {
            TicTacToe late = GAME.parse("xx./oo./...");
            Budget budget = new Budget(Limits.none().withPositions(2_000));
            budget.analysis(solver, late);
            long used = budget.positions();
            assertThat(used).isBetween(1L, 1_999L).isEqualTo(solver.positionsVisited());
            SearchStoppedException stop = catchThrowableOfType(
                    SearchStoppedException.class, () -> budget.analysis(solver, GAME.initialState()));
            assertThat(budget.positions()).isEqualTo(2_000);
            assertThat(stop.reason()).isEqualTo("the limit of 2000 positions was reached");
        }
    }

    @Test
    void aCancellationHasNothingToDoWithWhatIsLeft() {
        Cancellation cancellation = new Cancellation();
        Budget budget = new Budget(Limits.none().withPositions(50).withCancellation(cancellation));
        budget.use(cost(Duration.ZERO, 20));
        cancellation.cancel();
        assertThat(budget.isSpent()).isTrue();
        assertThat(budget.why()).isEqualTo("it was cancelled");
    }

    @Test
    void theLimitThatWasHitIsTold() {
        Budget budget = new Budget(Limits.none().withPositions(50).withTime(Duration.ofSeconds(2)));
        budget.use(cost(Duration.ofSeconds(2), 20));
        assertThat(budget.why()).isEqualTo("the time limit of 2 s was reached");
        budget.use(cost(Duration.ofSeconds(0), 30));
        assertThat(budget.why()).isEqualTo("the limit of 50 positions was reached");
    }
}
