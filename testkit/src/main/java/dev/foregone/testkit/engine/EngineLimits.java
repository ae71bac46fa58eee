package dev.foregone.testkit.engine;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.OtherThreads;
import dev.foregone.testkit.fixture.Probe;
import dev.foregone.testkit.fixture.Probe.Call;
import dev.foregone.testkit.fixture.SpyGame;
import dev.foregone.testkit.fixture.SpyGame.State;
import dev.foregone.testkit.fixture.TicTacToe;
import dev.foregone.testkit.fixture.VastGame;
import dev.foregone.testkit.fixture.VastGame.Place;
import dev.foregone.testkit.fixture.VastGame.Turn;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;

/**
 * Whether a search stops when it must, reports only what it proved, and continues correctly afterwards. One search of each of
 * these: for the outcome of the vast game, which nobody finds.
 */
public final class EngineLimits {

    /** A search that is stopped may look at this many positions more, each of four moves. */
    private static final long LAST_PLAYS = 4 * 10_000;

    /** An engine that does not search is stopped all the same, after this. */
    private static final long SILENT_SECONDS = 30;

    /** The thread that closes may be slow to get its turn. */
    private static final long WHILE_CLOSING = 100 * LAST_PLAYS;

    private final Engine engine;
    private final Probe probe = new Probe();
    private final SpyGame<Place, Turn> game = new SpyGame<>(new VastGame(), probe);
    private final Cancellation cancellation = new Cancellation();
    private final Limits cancellable = Limits.none().withCancellation(cancellation);

    public EngineLimits(Engine engine) {
        this.engine = engine;
    }

    public void stopsAtPositions(long limit) {
        String how = "limit of " + limit + " positions";
        mustEndWithin(LAST_PLAYS + 4 * limit);
        long visited = solve(Limits.none().withPositions(limit), how);
        at(how).holds(
                        visited <= limit + 10_000,
                        visited + " positions were visited",
                        "the limit may be passed by a few, not by thousands");
    }

    public void stopsAtTime(Duration time) {
        if (time.isZero()) {
            mustEndWithin(LAST_PLAYS);
        }
        solve(Limits.none().withTime(time), "time limit of " + time);
    }

    public void stopsBeforeItStarts() {
        cancellation.cancel();
        mustEndWithin(LAST_PLAYS);
        solve(cancellable, "cancelled beforehand");
    }

    public void stopsWhenTheGameCancels(long plays) {
        probe.after(plays, Call.PLAY, cancellation::cancel);
        mustEndWithin(plays + LAST_PLAYS);
        solve(cancellable, "cancelled after " + plays + " moves");
    }

    public void stopsWhenAnotherThreadCancels() throws InterruptedException {
        Thread other = stoppedByAnotherThread(LAST_PLAYS, cancellation::cancel);
        solve(cancellable, "cancelled from another thread");
        other.join();
    }

    public void stopsWhenAnotherThreadCloses() throws InterruptedException {
        try (Solver<State<Place, Turn>, Turn> solver = engine.open(game)) {
            Thread other = stoppedByAnotherThread(WHILE_CLOSING, solver::close);
            Bounds bounds = solver.prove(game.initialState(), Limits.none());
            other.join();
            isUnsolved(bounds, "closed by another thread");
        }
    }

    public void boundsWhenInterrupted(long plays) {
        interrupted(plays, () -> solve(Limits.none(), "interrupted"));
    }

    public void throwsWhenInterrupted(
            long plays, String what, BiFunction<Solver<State<Place, Turn>, Turn>, State<Place, Turn>, ?> question) {
        Callable<?> asked = () -> {
            try (Solver<State<Place, Turn>, Turn> solver = engine.open(game)) {
                return question.apply(solver, game.initialState());
            }
        };
        String advice = "a question that must be answered exactly throws when it is stopped";
        interrupted(plays, () -> at("interrupted").refuses(SearchStoppedException.class, asked, what, advice));
    }

    private void interrupted(long plays, Runnable question) {
        probe.after(plays, Call.PLAY, Thread.currentThread()::interrupt);
        mustEndWithin(plays + LAST_PLAYS);
        try {
            question.run();
            at("interrupted after " + plays + " moves")
                    .holds(
                            Thread.interrupted(),
                            "the interrupt flag is cleared",
                            "it stays set, for the caller to see");
        } finally {
            Thread.interrupted();
        }
    }

    /** Stops a question every way there is, then asks it again in the same session. */
    public void goesOnRightly(long plays) {
        var small = new SpyGame<>(new TicTacToe(), probe);
        var board = TicTacToe.after(4, 0);
        var state = small.watch(board);
        Check check = Check.engine(engine, small, state);
        try (var solver = engine.open(small)) {
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

    private Check at(String how) {
        return Check.engine(engine, game).and(how);
    }

    private void mustEndWithin(long plays) {
        probe.after(plays, Call.PLAY, () -> {
            throw new AssertionError("engine '" + engine.id() + "' goes on searching, " + plays + " moves later\n"
                    + "  a search that must stop does so within 10,000 positions");
        });
    }

    /** Another thread that stops the search once it is under way, after which it must end within some moves. */
    private Thread stoppedByAnotherThread(long plays, Runnable stop) {
        CountDownLatch underWay = new CountDownLatch(1);
        probe.after(5_000, Call.PLAY, underWay::countDown);
        Thread other = OtherThreads.daemon(() -> {
            try {
                underWay.await(SILENT_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException early) {
                Thread.currentThread().interrupt(); // and stop at once
            }
            mustEndWithin(plays);
            stop.run();
        });
        other.start();
        return other;
    }

    /** Returns how many positions were visited. */
    private long solve(Limits limits, String how) {
        try (Solver<State<Place, Turn>, Turn> solver = engine.open(game)) {
            isUnsolved(solver.prove(game.initialState(), limits), how);
            return solver.positionsVisited();
        }
    }

    private void isUnsolved(Bounds bounds, String how) {
        at(how).holds(
                        !bounds.isExact(),
                        "the answer is " + bounds,
                        "nobody can know that; report what is proved, never a guess");
    }
}
