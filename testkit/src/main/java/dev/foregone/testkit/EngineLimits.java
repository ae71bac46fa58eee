package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.fixture.Probe;
import dev.foregone.testkit.fixture.Probe.Call;
import dev.foregone.testkit.fixture.SpyGame;
import dev.foregone.testkit.fixture.TicTacToe;
import dev.foregone.testkit.fixture.VastGame;
import dev.foregone.testkit.fixture.VastGame.Place;
import dev.foregone.testkit.fixture.VastGame.Turn;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;

/** Whether a search stops when it must, reports only what it proved, and continues correctly afterwards. */
record EngineLimits(Engine engine) {

    /** A search that is stopped may look at this many positions more, each of four moves. */
    private static final long LAST_PLAYS = 4 * 10_000;

    /** An engine that does not search is stopped all the same, after this. */
    private static final long SILENT_SECONDS = 30;

    /** The thread that closes may be slow to get its turn. */
    private static final long WHILE_CLOSING = 100 * LAST_PLAYS;

    void stopsAtPositions(long limit) {
        Hunt hunt = new Hunt(engine);
        String how = "limit of " + limit + " positions";
        hunt.mustEndWithin(LAST_PLAYS + 4 * limit);
        hunt.solve(Limits.none().withPositions(limit), how);
        hunt.at(how)
                .holds(
                        hunt.visited <= limit + 10_000,
                        hunt.visited + " positions were visited",
                        "the limit may be passed by a few, not by thousands");
    }

    void stopsAtTime(Duration time) {
        Hunt hunt = new Hunt(engine);
        if (time.isZero()) {
            hunt.mustEndWithin(LAST_PLAYS);
        }
        hunt.solve(Limits.none().withTime(time), "time limit of " + time);
    }

    void stopsBeforeItStarts() {
        Hunt hunt = new Hunt(engine);
        hunt.cancellation.cancel();
        hunt.mustEndWithin(LAST_PLAYS);
        hunt.solve(hunt.cancellable, "cancelled beforehand");
    }

    void stopsWhenTheGameCancels(long plays) {
        Hunt hunt = new Hunt(engine);
        hunt.probe.after(plays, Call.PLAY, hunt.cancellation::cancel);
        hunt.mustEndWithin(plays + LAST_PLAYS);
        hunt.solve(hunt.cancellable, "cancelled after " + plays + " moves");
    }

    void stopsWhenAnotherThreadCancels() throws InterruptedException {
        Hunt hunt = new Hunt(engine);
        Thread other = hunt.stoppedByAnotherThread(LAST_PLAYS, hunt.cancellation::cancel);
        hunt.solve(hunt.cancellable, "cancelled from another thread");
        other.join();
    }

    void stopsWhenAnotherThreadCloses() throws InterruptedException {
        Hunt hunt = new Hunt(engine);
        try (Solver<SpyGame.State<Place, Turn>, Turn> solver = engine.open(hunt.game)) {
            Thread other = hunt.stoppedByAnotherThread(WHILE_CLOSING, solver::close);
            Bounds bounds = solver.prove(hunt.game.initialState(), Limits.none());
            other.join();
            hunt.isUnsolved(bounds, "closed by another thread");
        }
    }

    void stopsWhenInterrupted(long plays) {
        try {
            Hunt bounded = new Hunt(engine);
            interrupted(bounded, plays, () -> bounded.solve(Limits.none(), "interrupted"));
            throwsWhenInterrupted(plays, "solve without limits", Solver::solve);
            throwsWhenInterrupted(plays, "analyze", Solver::analyze);
        } finally {
            Thread.interrupted();
        }
    }

    private void throwsWhenInterrupted(
            long plays,
            String what,
            BiFunction<Solver<SpyGame.State<Place, Turn>, Turn>, SpyGame.State<Place, Turn>, ?> question) {
        Hunt hunt = new Hunt(engine);
        Callable<?> asked = () -> {
            try (Solver<SpyGame.State<Place, Turn>, Turn> solver = engine.open(hunt.game)) {
                return question.apply(solver, hunt.game.initialState());
            }
        };
        String advice = "a question that must be answered exactly throws when it is stopped";
        interrupted(
                hunt, plays, () -> hunt.at("interrupted").refuses(SearchStoppedException.class, asked, what, advice));
    }

    private static void interrupted(Hunt hunt, long plays, Runnable question) {
        hunt.probe.after(plays, Call.PLAY, Thread.currentThread()::interrupt);
        hunt.mustEndWithin(plays + LAST_PLAYS);
        question.run();
        hunt.at("interrupted after " + plays + " moves")
                .holds(Thread.interrupted(), "the interrupt flag is cleared", "it stays set, for the caller to see");
    }

    /** Stops a question every way there is, then asks it again in the same session. */
    void goesOnRightly(long plays) {
        Probe probe = new Probe();
        var game = new SpyGame<>(new TicTacToe(), probe);
        var board = LineOfPlay.after(new TicTacToe(), "4", "0");
        var state = game.watch(board);
        Check check = Check.engine(engine, game, state);
        try (var solver = engine.open(game)) {
            Cancellation cancellation = new Cancellation();
            solver.prove(state, Limits.none().withPositions(plays));
            solver.prove(state, Limits.none().withTime(Duration.ZERO));
            probe.after(plays, Call.PLAY, cancellation::cancel);
            solver.prove(state, Limits.none().withCancellation(cancellation));
            probe.after(plays, Call.PLAY, Thread.currentThread()::interrupt);
            solver.prove(state, Limits.none());
            probe.disarm(); // a session that remembers may have answered before the alarm
            Thread.interrupted();
            EngineFaults.untouched(check.and("after stops"), board, state);
            check.equal(
                    Outcome.draw(7),
                    solver.solve(state),
                    "the outcome after stops",
                    "a stopped session answers its next question as if nothing had happened");
            EngineFaults.untouched(check.and("after an answer"), board, state);
        } finally {
            Thread.interrupted();
        }
    }

    /** One search for the outcome of the vast game, which nobody finds. */
    private static final class Hunt {

        private final Engine engine;
        private final Probe probe = new Probe();
        private final SpyGame<Place, Turn> game = new SpyGame<>(new VastGame(), probe);
        private final Cancellation cancellation = new Cancellation();
        private final Limits cancellable = Limits.none().withCancellation(cancellation);
        private long visited;

        Hunt(Engine engine) {
            this.engine = engine;
        }

        Check at(String how) {
            return Check.engine(engine, game).and(how);
        }

        void mustEndWithin(long plays) {
            probe.after(plays, Call.PLAY, () -> {
                throw new AssertionError("engine '" + engine.id() + "' goes on searching, " + plays + " moves later\n"
                        + "  a search that must stop does so within 10,000 positions");
            });
        }

        /** Another thread that stops the search once it is under way, after which it must end within some moves. */
        Thread stoppedByAnotherThread(long plays, Runnable stop) {
            CountDownLatch underWay = new CountDownLatch(1);
            probe.after(5_000, Call.PLAY, underWay::countDown);
            Thread other = new Thread(() -> {
                try {
                    underWay.await(SILENT_SECONDS, TimeUnit.SECONDS);
                } catch (InterruptedException early) {
                    Thread.currentThread().interrupt(); // and stop at once
                }
                mustEndWithin(plays);
                stop.run();
            });
            other.setDaemon(true);
            other.start();
            return other;
        }

        void solve(Limits limits, String how) {
            try (Solver<SpyGame.State<Place, Turn>, Turn> solver = engine.open(game)) {
                Bounds bounds = solver.prove(game.initialState(), limits);
                visited = solver.positionsVisited();
                isUnsolved(bounds, how);
            }
        }

        void isUnsolved(Bounds bounds, String how) {
            at(how).holds(
                            !bounds.isExact(),
                            "the answer is " + bounds,
                            "nobody can know that; report what is proved, never a guess");
        }
    }
}
