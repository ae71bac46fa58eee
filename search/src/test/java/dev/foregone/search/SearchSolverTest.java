package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.fixture.Probe;
import dev.foregone.testkit.fixture.SpyGame;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class SearchSolverTest {

    /** 3 + 9 + ... + 3 to the 9th, and the root. */
    private static final long ALL = 29_524;

    private static final Outcome OUTCOME = Outcome.win(9);

    private IntConsumer whenVisited = node -> {};
    private final GraphGame graph =
            Graphs.whenVisited(Graphs.plain(Graphs.layers(9, 3)), node -> whenVisited.accept(node));
    private final GraphState start = graph.initialState();
    private final SearchSolver<GraphState, GraphMove> solver = solver(ProgressListener.none());

    private SearchSolver<GraphState, GraphMove> solver(ProgressListener listener) {
        return new SearchSolver<>(graph, SolverOptions.defaults().withListener(listener), ExhaustiveSearch::new);
    }

    @Test
    void aQuestionWithoutLimitsIsAnswered() {
        assertThat(solver.solve(start)).isEqualTo(OUTCOME);
        assertThat(solver.positionsVisited()).isEqualTo(ALL);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 7, 1023, 1024, 1025, 4096, ALL - 1})
    void aLimitOnPositionsIsExact(long limit) {
        for (int question = 1; question <= 3; question++) {
            Bounds bounds = solver.prove(start, Limits.none().withPositions(limit));
            assertThat(bounds.isExact()).isFalse();
            assertThat(bounds.contains(OUTCOME)).isTrue();
            assertThat(solver.positionsVisited()).isEqualTo(question * limit);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {ALL, ALL + 1, Long.MAX_VALUE - 1, Long.MAX_VALUE})
    void aLimitThatIsNotHitChangesNothing(long limit) {
        for (int question = 1; question <= 2; question++) {
            assertThat(solver.prove(start, Limits.none().withPositions(limit)).outcome())
                    .contains(OUTCOME);
        }
        assertThat(solver.positionsVisited()).isEqualTo(2 * ALL);
    }

    /** Then the moves alone are asked for, outside of any search. */
    @Test
    void aGameThatFailsWhenAdviceIsStoppedBeforeItBeginsIsNamed() {
        Probe probe = new Probe().after(1, Probe.Call.LEGAL_MOVES, () -> {
            throw new IllegalStateException("no moves today");
        });
        SpyGame<GraphState, GraphMove> spied = new SpyGame<>(graph, probe);
        var ofSpied = new SearchSolver<>(spied, SolverOptions.defaults(), ExhaustiveSearch::new);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> ofSpied.advise(spied.initialState(), Limits.none()))
                    .isInstanceOf(PluginException.class)
                    .hasMessageStartingWith("the game 'graph-watched' failed: ")
                    .hasMessageContaining("no moves today");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aStoppedAnalysisSaysWhyAndWhatWasProved() {
        assertThatThrownBy(() -> solver.analyze(start, Limits.none().withPositions(10)))
                .isInstanceOfSatisfying(
                        SearchStoppedException.class,
                        stopped ->
                                assertThat(stopped.bounds().contains(OUTCOME)).isTrue())
                .hasMessageStartingWith("stopped: the limit of 10 positions was reached; proved so far: ");
        assertThat(solver.analyze(start).outcome()).isEqualTo(OUTCOME);
    }

    @Test
    void noTimeAtAllStopsAtOnce() {
        assertThat(solver.prove(start, Limits.none().withTime(Duration.ZERO))).isEqualTo(Bounds.unknown());
        assertThat(solver.positionsVisited()).isZero();
    }

    @Test
    void timeBeyondAnyClockIsNoLimit() {
        for (Duration time : new Duration[] {
            Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration.ofNanos(Long.MAX_VALUE), Duration.ofDays(100_000)
        }) {
            assertThat(solver.prove(start, Limits.none().withTime(time)).outcome())
                    .contains(OUTCOME);
        }
    }

    @Test
    void aSlowGameIsStoppedInTimeAllTheSame() {
        whenVisited = node -> sleep(5);
        long before = System.nanoTime();
        assertThat(solver.prove(start, Limits.none().withTime(Duration.ofMillis(60)))
                        .isExact())
                .isFalse();
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(1));
        assertThat(solver.positionsVisited()).isLessThan(100); // the clock is not looked at once in a thousand
    }

    @Test
    void aCancellationIsHeardSoon() {
        Cancellation cancellation = new Cancellation();
        AtomicInteger visits = new AtomicInteger();
        whenVisited = node -> {
            if (visits.incrementAndGet() == 5_000) {
                cancellation.cancel();
            }
        };
        Limits limits = Limits.none().withCancellation(cancellation);
        assertThat(solver.prove(start, limits).isExact()).isFalse();
        assertThat(solver.positionsVisited()).isBetween(5_000L, 5_000L + 1_024);
        assertThatThrownBy(() -> solver.analyze(start, limits)).hasMessageStartingWith("stopped: it was cancelled");
        assertThat(solver.solve(start)).isEqualTo(OUTCOME);
    }

    @Test
    void anInterruptStopsAndStaysSet() {
        AtomicInteger visits = new AtomicInteger();
        whenVisited = node -> {
            if (visits.incrementAndGet() == 5_000) {
                Thread.currentThread().interrupt();
            }
        };
        assertThatThrownBy(() -> solver.solve(start)).isInstanceOf(SearchStoppedException.class);
        assertThat(solver.positionsVisited()).isLessThanOrEqualTo(5_000 + 1_024);
        assertThatThrownBy(() -> solver.analyze(start))
                .isInstanceOf(SearchStoppedException.class)
                .hasMessageContaining("the thread was interrupted");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(solver.solve(start)).isEqualTo(OUTCOME);
    }

    @Test
    void whatTheGameThrowsIsBlamedOnTheGame() {
        assertBlamed(() -> {
            throw new IllegalStateException("no idea");
        });
        assertBlamed(() -> {
            throw new NoClassDefFoundError("some/Part");
        });
        assertBlamed(() -> {
            throw new AssertionError("never");
        });
    }

    private void assertBlamed(Runnable fault) {
        AtomicInteger visits = new AtomicInteger();
        whenVisited = node -> {
            if (visits.incrementAndGet() == 3_000) {
                fault.run();
            }
        };
        assertThatThrownBy(() -> solver.solve(start))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("the game 'graph' failed: ")
                .hasCauseInstanceOf(Throwable.class);
        assertThat(solver.solve(start)).isEqualTo(OUTCOME);
    }

    /** A game may ask a solver of its own; what that one has proved is not of this question. */
    @Test
    void aStopInsideTheGameIsItsFault() {
        assertBlamed(() -> {
            throw new SearchStoppedException("elsewhere", Bounds.exactly(Outcome.draw(77)));
        });
    }

    @Test
    void aGameWithoutMovesOrEndIsBlamed() {
        StuckGame stuck = new StuckGame();
        assertThatThrownBy(() -> new SearchSolver<>(stuck, SolverOptions.defaults(), ExhaustiveSearch::new)
                        .solve(stuck.initialState()))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("no legal move in b");
    }

    @Test
    void aCycleStopsTheQuestionAndNotTheSession() {
        GraphGame ring = Graphs.plain("out: end", "a: b", "b: a", "end=LOSS");
        SearchSolver<GraphState, GraphMove> session =
                new SearchSolver<>(ring, SolverOptions.defaults(), WindowSearch::new);
        assertThatThrownBy(() -> session.solve(ring.state("a")))
                .isInstanceOf(LineTooLongException.class)
                .hasMessageContaining("can come back to the position a after 2 plies");
        assertThatThrownBy(() -> session.analyze(ring.state("a"))).isInstanceOf(LineTooLongException.class);
        assertThat(session.solve(ring.state("out"))).isEqualTo(Outcome.win(1));
    }

    @Test
    void whatTheListenerThrowsReachesTheCallerAsItIs() {
        RuntimeException mine = new IllegalStateException("the window is gone");
        boolean[] gone = {true};
        SearchSolver<GraphState, GraphMove> session = solver((fraction, positions) -> {
            if (gone[0] && fraction > 0.3) {
                throw mine;
            }
        });
        assertThatThrownBy(() -> session.solve(start)).isSameAs(mine);
        assertThatThrownBy(() -> session.analyze(start)).isSameAs(mine);
        gone[0] = false;
        assertThat(session.solve(start)).isEqualTo(OUTCOME);
    }

    @ParameterizedTest
    @ValueSource(classes = {AssertionError.class, NoClassDefFoundError.class, StackOverflowError.class})
    void anErrorOfTheListenersIsNotTheGames(Class<? extends Error> type) throws ReflectiveOperationException {
        Error mine = type.getConstructor().newInstance();
        SearchSolver<GraphState, GraphMove> session = solver((fraction, positions) -> {
            throw mine;
        });
        assertThatThrownBy(() -> session.solve(start)).isSameAs(mine);
        assertThatThrownBy(() -> session.analyze(start)).isSameAs(mine);
    }

    @Test
    void aListenerMayNotAskTheSessionItListensTo() {
        List<SearchSolver<GraphState, GraphMove>> session = new ArrayList<>();
        session.add(solver((fraction, positions) -> session.get(0).solve(start)));
        assertThatThrownBy(() -> session.get(0).solve(start))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("this solver is asked from within its own search\n  ");
    }

    @Test
    void aListenerMayCloseTheSession() {
        List<SearchSolver<GraphState, GraphMove>> session = new ArrayList<>();
        session.add(solver((fraction, positions) -> session.get(0).close()));
        assertThat(session.get(0).prove(start, Limits.none()).isExact()).isFalse();
        assertThatThrownBy(() -> session.get(0).solve(start)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aClosedSessionRefusesToAnswer() {
        solver.solve(start);
        solver.close();
        solver.close();
        assertThatThrownBy(() -> solver.solve(start))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("this solver is closed; open another one");
        assertThatThrownBy(() -> solver.analyze(start)).isInstanceOf(IllegalStateException.class);
        assertThat(solver.positionsVisited()).isEqualTo(ALL);
    }

    @Test
    void nothingToAskAboutIsTheCallersMistake() {
        assertThatThrownBy(() -> solver.solve(Missing.value()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("state");
        assertThatThrownBy(() -> solver.analyze(start, Missing.value()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("limits");
        assertThat(solver.solve(start)).isEqualTo(OUTCOME);
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
