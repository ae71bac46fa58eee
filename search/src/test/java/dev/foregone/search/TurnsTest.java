package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One thread's question is held in the middle of its search, while another thread comes to the same session. */
@Timeout(30)
class TurnsTest {

    private final CountDownLatch searching = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final AtomicBoolean held = new AtomicBoolean();
    private final GraphGame graph = Graphs.whenVisited(Graphs.plain(Graphs.layers(9, 3)), node -> hold());
    private final GraphState start = graph.initialState();
    private final SearchSolver<GraphState, GraphMove> solver =
            new SearchSolver<>(graph, SolverOptions.defaults(), ExhaustiveSearch::new);
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private CompletableFuture<Bounds> first = new CompletableFuture<>();

    private void hold() {
        if (held.compareAndSet(false, true)) {
            searching.countDown();
            try {
                goOn.await();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        }
    }

    /** Asks from a thread of its own. */
    private CompletableFuture<Bounds> ask(Limits limits) {
        return CompletableFuture.supplyAsync(() -> solver.prove(start, limits), threads);
    }

    @BeforeEach
    void letOneThreadSearch() throws InterruptedException {
        first = ask(Limits.none());
        searching.await();
    }

    @AfterEach
    void letItFinish() {
        goOn.countDown();
        first.join();
        threads.shutdown();
    }

    @Test
    void closingDoesNotWaitAndStopsTheQuestion() throws ExecutionException, InterruptedException {
        solver.close();
        goOn.countDown();
        assertThat(first.get().isExact()).isFalse();
        assertThat(solver.positionsVisited()).isLessThanOrEqualTo(1_024);
        assertThatThrownBy(() -> solver.solve(start)).hasMessage("this solver is closed; open another one");
    }

    @Test
    void whoWaitsIsToldThatTheSessionWasClosed() throws InterruptedException {
        CompletableFuture<Bounds> second = ask(Limits.none());
        solver.close();
        assertThatThrownBy(second::get).hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void waitingCountsAsTime() {
        Limits limits = Limits.none().withTime(Duration.ofMillis(30));
        assertThat(solver.prove(start, limits)).isEqualTo(Bounds.unknown());
        assertThatThrownBy(() -> solver.analyze(start, limits))
                .isInstanceOf(SearchStoppedException.class)
                .hasMessage("stopped: the time limit of 30 ms was reached; proved so far: nothing");
    }

    @Test
    void whoWaitsCanBeCancelled() {
        Cancellation cancellation = new Cancellation();
        CompletableFuture<Bounds> second = ask(Limits.none().withCancellation(cancellation));
        cancellation.cancel();
        assertThat(second.join()).isEqualTo(Bounds.unknown());
    }

    @Test
    void whoWaitsCanBeInterrupted() {
        Thread.currentThread().interrupt();
        assertThat(solver.prove(start, Limits.none())).isEqualTo(Bounds.unknown());
        assertThatThrownBy(() -> solver.solve(start)).isInstanceOf(SearchStoppedException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void questionsAreAnsweredInTurn() {
        CompletableFuture<Bounds> second = ask(Limits.none());
        assertThat(second).isNotDone();
        goOn.countDown();
        assertThat(second.join().outcome()).contains(Outcome.win(9));
        assertThat(first.join().outcome()).contains(Outcome.win(9));
    }
}
