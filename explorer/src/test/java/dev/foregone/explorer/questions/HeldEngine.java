package dev.foregone.explorer.questions;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** An engine whose answers to some questions are held back until a test lets them go, or a limit is hit. */
public final class HeldEngine implements Engine {

    final Semaphore gate = new Semaphore(0);
    public final AtomicInteger questions = new AtomicInteger();
    final AtomicInteger opened = new AtomicInteger();
    final AtomicInteger closed = new AtomicInteger();
    volatile boolean closesBadly;
    private final Predicate<String> slow;

    /** Positions that are slow are told by their {@code toString}. */
    public HeldEngine(Predicate<String> slow) {
        this.slow = slow;
    }

    @Override
    public String id() {
        return "gated";
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return Support.yes();
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        opened.incrementAndGet();
        return new Gated<>(options);
    }

    private final class Gated<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

        private final SolverOptions options;
        private volatile long visited;

        Gated(SolverOptions options) {
            this.options = options;
        }

        @Override
        public Bounds prove(S state, Limits limits) {
            try {
                return Bounds.exactly(analyze(state, limits).outcome());
            } catch (SearchStoppedException stopped) {
                return stopped.bounds();
            }
        }

        @Override
        public Analysis<S, M> analyze(S state, Limits limits) {
            questions.incrementAndGet();
            visited++;
            if (state.toString().contains("broken")) {
                throw new IllegalStateException("the engine is broken");
            }
            if (state.toString().contains("full")) {
                throw new OutOfMemoryError("a heap that is full");
            }
            if (state.toString().contains("late")) { // it heeds no limit
                gate.acquireUninterruptibly();
                throw new SearchStoppedException("it is late", Bounds.unknown());
            }
            if (slow.test(state.toString())) {
                await(limits);
            }
            options.listener().progressed(1, visited);
            return Analysis.of(state, Outcome.draw(0), List.of(), List.of());
        }

        private void await(Limits limits) {
            long started = System.nanoTime();
            Bounds proved = new Bounds(Outcome.loss(4), Outcome.win(3));
            options.listener().proved(proved);
            options.listener().progressed(0.5, visited);
            while (!pass()) {
                Duration passed = Duration.ofNanos(System.nanoTime() - started);
                if (limits.isCancelled()
                        || limits.time()
                                .filter(limit -> limit.compareTo(passed) <= 0)
                                .isPresent()) {
                    throw new SearchStoppedException("a limit was hit", proved);
                }
            }
        }

        private boolean pass() {
            try {
                return gate.tryAcquire(5, TimeUnit.MILLISECONDS);
            } catch (InterruptedException interrupted) {
                throw new SearchStoppedException("interrupted", Bounds.unknown());
            }
        }

        @Override
        public long positionsVisited() {
            return visited;
        }

        @Override
        public void close() {
            closed.incrementAndGet();
            if (closesBadly) {
                throw new IllegalStateException("the engine cannot even close");
            }
        }
    }
}
