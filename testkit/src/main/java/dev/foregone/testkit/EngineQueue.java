package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.fixture.Probe;
import dev.foregone.testkit.fixture.Probe.Call;
import dev.foregone.testkit.fixture.SpyGame;
import dev.foregone.testkit.fixture.VastGame;
import dev.foregone.testkit.fixture.VastGame.Place;
import dev.foregone.testkit.fixture.VastGame.Turn;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** Whether a question that waits for its turn, while the solver answers another, is stopped by its limits all the same. */
final class EngineQueue {

    /** Far more than a question needs to notice its limits, on a machine that is busy with other things. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** What the one asks that waits. */
    enum Question {
        PROVE,
        ADVISE;

        private Bounds ask(
                Solver<SpyGame.State<Place, Turn>, Turn> solver, SpyGame.State<Place, Turn> state, Limits limits) {
            return this == PROVE
                    ? solver.prove(state, limits)
                    : solver.advise(state, limits).bounds();
        }
    }

    private final Engine engine;
    private final Question question;
    private final Probe probe = new Probe();
    private final SpyGame<Place, Turn> game = new SpyGame<>(new VastGame(), probe);
    private final Cancellation endOfFirst = new Cancellation();
    private final CountDownLatch started = new CountDownLatch(1);

    EngineQueue(Engine engine, Question question) {
        this.engine = engine;
        this.question = question;
    }

    void timeRunsWhileItWaits() {
        waits(Limits.none().withTime(Duration.ofMillis(50)), "a time limit of 50 ms", second -> {});
    }

    void cancelledWhileItWaits() {
        Cancellation cancellation = new Cancellation();
        waits(Limits.none().withCancellation(cancellation), "a cancellation", second -> cancellation.cancel());
    }

    void interruptedWhileItWaits() {
        waits(Limits.none(), "an interrupt", Thread::interrupt);
    }

    /** The first question runs until the second has been answered, however long that takes. */
    private void waits(Limits limits, String limit, Consumer<Thread> stop) {
        ExecutorService threads = Executors.newFixedThreadPool(2, EngineQueue::daemon);
        try (Solver<SpyGame.State<Place, Turn>, Turn> solver = engine.open(game)) {
            probe.after(1_000, Call.PLAY, started::countDown);
            Future<Bounds> first = threads.submit(
                    () -> solver.prove(game.initialState(), Limits.none().withCancellation(endOfFirst)));
            started.await(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            Thread[] asker = new Thread[1];
            CountDownLatch asking = new CountDownLatch(1);
            Future<Bounds> second = threads.submit(() -> {
                asker[0] = Thread.currentThread();
                asking.countDown();
                return question.ask(solver, game.initialState(), limits);
            });
            asking.await();
            stop.accept(asker[0]);
            answered(first, second, limit);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            endOfFirst.cancel();
            threads.shutdownNow();
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    }

    private void answered(Future<Bounds> first, Future<Bounds> second, String limit) throws InterruptedException {
        Check check = Check.engine(engine, game)
                .and("a second question, " + question + ", with " + limit + " while a first one runs");
        try {
            Bounds bounds = second.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            check.holds(!bounds.isExact(), "the answer is " + bounds, "report what is proved, never a guess");
        } catch (TimeoutException late) {
            check.fault(
                    "it still waits after " + PATIENCE.toSeconds() + " s",
                    "limits count from the asking: look at them while waiting for the turn too");
        } catch (ExecutionException failed) {
            check.fault(
                    "it threw " + failed.getCause(), "it is answered with bounds, like any question that is stopped");
        }
        check.holds(!isAnswered(first), "the first question has ended too", "a limit stops its own question only");
    }

    /** Whether a question was answered, or stopped; an engine may have failed on so large a game for lack of memory. */
    private static boolean isAnswered(Future<Bounds> question) throws InterruptedException {
        try {
            return question.isDone() && question.get() != null;
        } catch (ExecutionException failed) {
            return false;
        }
    }
}
