package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that answers quickly for thousands of positions, and then takes its time, or blocks. */
@Timeout(60)
class SlowGameTest {

    /** By now the limits are looked at once in a thousand positions. */
    private static final int QUICK = 5_000;

    /** A look at the limits is due every few milliseconds; a thousand positions would take ten seconds. */
    private static final long SLOW_NANOS = 10_000_000;

    private static final int MOST_AFTERWARDS = 200;

    /** What the look at ends may take, and the search a little. */
    private static final int MOST_AFTER_ADVICE = 12;

    private final AtomicInteger visits = new AtomicInteger();
    private final Thread asker = Thread.currentThread();
    private volatile IntConsumer whenVisited = visit -> {};
    private GraphGame graph = Graphs.plain("start=LOSS");
    private GraphState start = graph.initialState();
    private Outcome outcome = Outcome.loss(0);

    /** A session for a game of some tens of thousands of visits, more plies of it where the search prunes. */
    private SearchSolver<GraphState, GraphMove> solver(int threads) {
        int plies = threads == 1 ? 9 : 17;
        outcome = Outcome.win(plies);
        graph = Graphs.whenVisited(
                Graphs.plain(Graphs.layers(plies, 3)), node -> whenVisited.accept(visits.incrementAndGet()));
        start = graph.initialState();
        return new SearchSolver<>(
                graph, SolverOptions.defaults(), threads == 1 ? ExhaustiveSearch::new : WindowSearch.shared(threads));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aCancellationIsHeard(int threads) {
        Cancellation cancellation = new Cancellation();
        stop(threads, solver -> cancellation.cancel(), Limits.none().withCancellation(cancellation), true);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void anInterruptIsHeard(int threads) {
        stop(threads, solver -> asker.interrupt(), Limits.none(), true);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void closingIsHeard(int threads) {
        stop(threads, SearchSolver::close, Limits.none(), false);
    }

    /** Stops the question when the game has become slow, and counts how many positions it is asked about afterwards. */
    private void stop(
            int threads, Consumer<SearchSolver<GraphState, GraphMove>> stop, Limits limits, boolean answersAgain) {
        var solver = solver(threads);
        whenVisited = visit -> {
            if (visit == QUICK) {
                stop.accept(solver);
            }
            if (visit >= QUICK) {
                takeTime();
            }
        };
        assertStopped(solver.prove(start, limits));
        assertThat(visits.get() - QUICK).isBetween(0, MOST_AFTERWARDS);
        Thread.interrupted();
        whenVisited = visit -> {};
        if (answersAgain) {
            assertThat(solver.solve(start)).isEqualTo(outcome);
        }
    }

    private void assertStopped(Bounds bounds) {
        assertThat(bounds.isExact()).isFalse();
        assertThat(bounds.contains(outcome)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void timeIsKept(int threads) {
        long limit = Duration.ofMillis(1_500).toNanos();
        AtomicInteger late = new AtomicInteger();
        long began = System.nanoTime();
        whenVisited = visit -> {
            if (visit >= QUICK) {
                takeTime();
            }
            if (System.nanoTime() - began > limit) {
                late.incrementAndGet();
            }
        };
        var solver = solver(threads);
        assertStopped(solver.prove(start, Limits.none().withTime(Duration.ofNanos(limit))));
        assertThat(late.get()).isLessThan(MOST_AFTERWARDS);
    }

    /** After its end, advice looks at moves that end the game, which may take long too. */
    @Test
    void adviceEndsSoonAfterACancellation() {
        Cancellation cancellation = new Cancellation();
        AtomicInteger late = new AtomicInteger();
        graph = Graphs.whenVisited(Graphs.plain(Graphs.layers(4, 40)), node -> {
            takeTime();
            if (visits.incrementAndGet() == 3) {
                cancellation.cancel();
            }
            late.addAndGet(cancellation.isCancelled() ? 1 : 0);
        });
        try (var solver = new SearchSolver<>(graph, SolverOptions.defaults(), ExhaustiveSearch::new)) {
            solver.advise(graph.initialState(), Limits.none().withCancellation(cancellation));
        }
        assertThat(late.get()).isLessThan(MOST_AFTER_ADVICE);
    }

    /** Takes its time, even in a thread that is interrupted. */
    private static void takeTime() {
        long end = System.nanoTime() + SLOW_NANOS;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aGameThatAsksItsOwnSolverIsBlamed(int threads) {
        var solver = solver(threads);
        whenVisited = visit -> {
            if (visit > 40) {
                solver.solve(start);
            }
        };
        assertThatThrownBy(() -> solver.solve(start))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("the game 'graph' failed: ")
                .hasMessageContaining("this solver is asked from within its own search")
                .hasCauseInstanceOf(IllegalStateException.class);
        whenVisited = visit -> {};
        assertThat(solver.solve(start)).isEqualTo(outcome);
    }

    @Test
    void aThreadThatTheGameNeverGivesBackIsLeft() {
        CountDownLatch end = new CountDownLatch(1);
        try (var solver = solver(3)) {
            whenVisited = visit -> {
                if (visit == 50) {
                    awaitWhateverComes(end);
                }
            };
            Bounds stopped = solver.prove(start, Limits.none().withTime(Duration.ofMillis(200)));
            assertThat(stopped.contains(outcome)).isTrue();
            assertThat(end.getCount()).as("nobody let the thread go on").isEqualTo(1);
            assertThat(solver.solve(start)).isEqualTo(outcome);
        } finally {
            end.countDown();
        }
    }

    /** Not even an interrupt wakes it. */
    private static void awaitWhateverComes(CountDownLatch end) {
        while (end.getCount() > 0) {
            try {
                end.await();
            } catch (InterruptedException ignored) {
                continue;
            }
        }
    }
}
