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
import dev.foregone.search.view.GameView;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines of play that the thread which asks cannot follow, because its stack is small. */
@Timeout(60)
class DeepStackTest {

    private static final int LONGEST = GameView.MAX_LINE;

    private static final long SMALL = 160 << 10;

    static Stream<Arguments> kinds() {
        return Stream.of(false, true)
                .flatMap(packed -> Stream.of(
                        Arguments.of("whole tree", (Search.Factory) ExhaustiveSearch::new, packed),
                        Arguments.of("pruned", (Search.Factory) WindowSearch::new, packed),
                        Arguments.of("shared", WindowSearch.shared(2), packed),
                        Arguments.of("shared by three", WindowSearch.shared(3), packed)));
    }

    @ParameterizedTest(name = "{0}, packed: {2}")
    @MethodSource("kinds")
    void theLongestLineIsFollowedOnASmallStack(String name, Search.Factory search, boolean packed) throws Exception {
        GraphGame path = Graphs.game(packed, Graphs.path(LONGEST));
        try (var solver = new SearchSolver<>(path, SolverOptions.defaults(), search)) {
            assertThat(onSmallStack(() -> solver.solve(path.initialState()))).isEqualTo(Outcome.loss(LONGEST));
            assertThat(onSmallStack(() -> solver.analyze(path.state("1990")).line()))
                    .hasSize(10);
            assertThat(solver.solve(path.state("1990"))).isEqualTo(Outcome.loss(10));
        }
    }

    @ParameterizedTest(name = "{0}, packed: {2}")
    @MethodSource("kinds")
    void aLongerOneIsRefused(String name, Search.Factory search, boolean packed) {
        GraphGame path = Graphs.game(packed, Graphs.path(LONGEST + 1));
        var solver = new SearchSolver<>(path, SolverOptions.defaults(), search);
        assertThatThrownBy(() -> onSmallStack(() -> solver.solve(path.initialState())))
                .isInstanceOf(LineTooLongException.class)
                .hasMessageStartingWith("a line of the game 'graph' goes on after 2000 plies, at 2000, and");
    }

    @Test
    void aMethodThatCallsItselfForEverIsShown() {
        GraphGame endless = whenVisited(5, DeepStackTest::forEver);
        var solver = solver(endless, SolverOptions.defaults());
        assertThatThrownBy(() -> solver.solve(endless.initialState()))
                .isInstanceOf(LineTooLongException.class)
                .hasMessageStartingWith("a line of the game 'graph' is longer than even a large stack can follow\n")
                .cause()
                .isInstanceOf(StackOverflowError.class)
                .satisfies(cause -> assertThat(cause.getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().equals("forEver")));
        assertThat(solver.solve(endless.state("10"))).isEqualTo(Outcome.loss(LONGEST - 10));
    }

    @Test
    void anOverflowThatTheJvmWrapsIsOneToo() {
        GraphGame deep = whenVisited(5, visits -> {
            throw new InternalError(new BootstrapMethodError(new StackOverflowError()));
        });
        var solver = solver(deep, SolverOptions.defaults());
        assertThatThrownBy(() -> solver.solve(deep.initialState()))
                .isInstanceOf(LineTooLongException.class)
                .hasCauseInstanceOf(StackOverflowError.class);
    }

    @SuppressWarnings("InfiniteRecursion") // that is the point
    private static int forEver(int calls) {
        return forEver(calls + 1) + 1;
    }

    /** Remembers what it is told, each time more. */
    private static final class Told implements ProgressListener {

        private Bounds last = Bounds.unknown();

        @Override
        public void progressed(double fraction, long positions) {}

        @Override
        public void proved(Bounds bounds) {
            assertThat(last.and(bounds)).isEqualTo(bounds).isNotEqualTo(last);
            last = bounds;
        }
    }

    /** The question begins again there. */
    @Test
    void whatWasProvedBeforeStaysProved() throws Exception {
        Told told = new Told();
        Cancellation cancellation = new Cancellation();
        GraphGame path = Graphs.whenVisited(Graphs.plain(Graphs.path(LONGEST)), node -> {
            if (Thread.currentThread().getName().endsWith("-deep")) {
                cancellation.cancel();
            }
        });
        SolverOptions options = SolverOptions.defaults().withListener(told);
        var solver = new SearchSolver<>(path, options, WindowSearch::new);
        Limits limits = Limits.none().withCancellation(cancellation);
        Bounds stopped = onSmallStack(() -> solver.prove(path.initialState(), limits));
        assertThat(stopped).isEqualTo(told.last).isNotEqualTo(Bounds.unknown());
        told.last = Bounds.unknown();
        try (var another = new SearchSolver<>(path, options, WindowSearch::new)) {
            assertThat(onSmallStack(() -> another.solve(path.initialState()))).isEqualTo(Outcome.loss(LONGEST));
        }
        assertThat(told.last).isEqualTo(Bounds.exactly(Outcome.loss(LONGEST)));
    }

    /** Deeper than the stack of an ordinary thread, so that those which help need a large one too. */
    @Test
    void threadsThatHelpHaveLargeStacksToo() {
        GraphGame path = whenVisited(500, call -> sum(100_000));
        var solver = new SearchSolver<>(path, SolverOptions.defaults(), WindowSearch.shared(2));
        assertThat(solver.solve(path.initialState())).isEqualTo(Outcome.loss(LONGEST));
    }

    private static int sum(int most) {
        return most == 0 ? 0 : most + sum(most - 1);
    }

    @Test
    void limitsHoldThere() throws Exception {
        GraphGame path = Graphs.plain(Graphs.path(LONGEST));
        var solver = solver(path, SolverOptions.defaults());
        onSmallStack(() -> solver.solve(path.initialState())); // from now on it is on a large stack at once
        long before = solver.positionsVisited();
        Bounds bounds = solver.prove(path.initialState(), Limits.none().withPositions(700));
        assertThat(bounds.isExact()).isFalse();
        assertThat(bounds.contains(Outcome.loss(LONGEST))).isTrue();
        assertThat(solver.positionsVisited() - before).isEqualTo(700);
        assertThat(solver.prove(path.initialState(), Limits.none().withTime(Duration.ZERO)))
                .isEqualTo(Bounds.unknown());
        assertThat(solver.solve(path.initialState())).isEqualTo(Outcome.loss(LONGEST));
    }

    @Test
    void anInterruptOfTheThreadThatAsksStopsIt() throws Exception {
        Thread[] asker = new Thread[1];
        boolean[] strikes = new boolean[1];
        GraphGame path = whenVisited(300, call -> {
            if (strikes[0]) {
                asker[0].interrupt();
                sleepUntilStopped();
            }
            return 0;
        });
        var solver = solver(path, SolverOptions.defaults());
        assertThat(onSmallStack(() -> solver.solve(path.initialState()))).isEqualTo(Outcome.loss(LONGEST));
        long before = solver.positionsVisited();
        boolean stillSet = onSmallStack(() -> {
            asker[0] = Thread.currentThread();
            strikes[0] = true;
            assertThatThrownBy(() -> solver.solve(path.initialState()))
                    .isInstanceOf(SearchStoppedException.class)
                    .hasMessageContaining("the thread was interrupted");
            return Thread.interrupted();
        });
        assertThat(stillSet).isTrue();
        assertThat(solver.positionsVisited() - before).isLessThan(300 + 1_100);
        strikes[0] = false;
        assertThat(solver.solve(path.initialState())).isEqualTo(Outcome.loss(LONGEST));
    }

    @Test
    void anInterruptThatTheGameMakesOfTheThreadItRunsOnIsOneOfTheThreadThatAsks() throws Exception {
        boolean[] strikes = new boolean[1];
        GraphGame path = whenVisited(300, call -> {
            if (strikes[0]) {
                Thread.currentThread().interrupt();
            }
            return call;
        });
        var solver = solver(path, SolverOptions.defaults());
        onSmallStack(() -> solver.solve(path.initialState())); // from now on it is on a large stack at once
        strikes[0] = true;
        boolean seen = onSmallStack(() -> {
            solver.prove(path.initialState(), Limits.none());
            return Thread.interrupted();
        });
        assertThat(seen).isTrue();
    }

    private static void sleepUntilStopped() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException("only the thread that asks is interrupted", interrupted);
        }
    }

    @Test
    void progressIsHeardFromThere() throws Exception {
        List<Double> fractions = new ArrayList<>();
        GraphGame path = Graphs.plain(Graphs.path(LONGEST));
        var solver =
                solver(path, SolverOptions.defaults().withListener((fraction, positions) -> fractions.add(fraction)));
        onSmallStack(() -> solver.solve(path.initialState()));
        fractions.clear();
        onSmallStack(() -> solver.solve(path.initialState()));
        assertThat(fractions).isSorted().doesNotHaveDuplicates().endsWith(1.0);
    }

    @Test
    void whatTheListenerThrowsThereReachesTheCallerAsItIs() throws Exception {
        StackOverflowError mine = new StackOverflowError("the listener's");
        boolean[] strikes = new boolean[1];
        GraphGame path = Graphs.plain(Graphs.path(LONGEST));
        var solver = solver(path, SolverOptions.defaults().withListener((fraction, positions) -> {
            if (strikes[0]) {
                throw mine;
            }
        }));
        onSmallStack(() -> solver.solve(path.initialState()));
        strikes[0] = true;
        assertThatThrownBy(() -> solver.solve(path.initialState())).isSameAs(mine);
        strikes[0] = false;
        assertThat(solver.solve(path.initialState())).isEqualTo(Outcome.loss(LONGEST));
    }

    @Test
    void aGameMayNotAskItsOwnSolverFromThere() throws Exception {
        List<Supplier<Outcome>> own = new ArrayList<>();
        GraphGame path =
                whenVisited(1_500, call -> own.isEmpty() ? 0 : own.get(0).get().plies());
        var solver = solver(path, SolverOptions.defaults());
        onSmallStack(() -> solver.solve(path.initialState()));
        own.add(() -> solver.solve(path.state("1990")));
        assertThatThrownBy(() -> solver.solve(path.initialState()))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("the game 'graph' failed: ")
                .hasMessageContaining("this solver is asked from within its own search");
        own.clear();
        assertThat(solver.solve(path.initialState())).isEqualTo(Outcome.loss(LONGEST));
    }

    /** The longest line, doing something in one of its positions. */
    private static GraphGame whenVisited(int node, IntUnaryOperator action) {
        IntConsumer visitor = visited -> {
            if (visited == node) {
                action.applyAsInt(0);
            }
        };
        return Graphs.whenVisited(Graphs.plain(Graphs.path(LONGEST)), visitor);
    }

    private static SearchSolver<GraphState, GraphMove> solver(GraphGame game, SolverOptions options) {
        return new SearchSolver<>(game, options, ExhaustiveSearch::new);
    }

    /** The answer of a thread with a stack too small for the line. */
    private static <T> T onSmallStack(Supplier<T> question) throws InterruptedException {
        FutureTask<T> task = new FutureTask<>(question::get);
        new Thread(null, task, "small", SMALL).start();
        try {
            return task.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new AssertionError(failed.getCause());
        }
    }
}
