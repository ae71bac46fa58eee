package dev.foregone.testkit.engine;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.OtherThreads;
import dev.foregone.testkit.fixture.Probe;
import dev.foregone.testkit.fixture.Probe.Call;
import dev.foregone.testkit.fixture.SpyGame;
import dev.foregone.testkit.fixture.SpyGame.State;
import dev.foregone.testkit.fixture.VastGame;
import dev.foregone.testkit.fixture.VastGame.Place;
import dev.foregone.testkit.fixture.VastGame.Turn;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** Whether a question that waits for its turn, while the solver answers another, is stopped by its limits all the same. */
public record EngineQueue(Engine engine) {

    /** Far more than a question needs to notice its limits, on a machine that is busy with other things. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    public void limitsHoldWhileItWaits() {
        limitsHoldWhileItWaits("prove", Solver::prove);
        limitsHoldWhileItWaits(
                "advise",
                (solver, state, limits) -> solver.advise(state, limits).bounds());
    }

    private void limitsHoldWhileItWaits(String called, LimitedQuestion<State<Place, Turn>, Turn> question) {
        Limits none = Limits.none();
        Cancellation cancellation = new Cancellation();
        waits(called + " with a time limit of 50 ms", question, none.withTime(Duration.ofMillis(50)), asker -> {});
        waits(
                called + " with a cancellation",
                question,
                none.withCancellation(cancellation),
                asker -> cancellation.cancel());
        waits(called + " with an interrupt", question, none, Thread::interrupt);
    }

    /** The first question runs until the second has been answered, however long that takes. */
    private void waits(
            String what, LimitedQuestion<State<Place, Turn>, Turn> question, Limits limits, Consumer<Thread> stop) {
        Probe probe = new Probe();
        SpyGame<Place, Turn> game = new SpyGame<>(new VastGame(), probe);
        Check check = Check.engine(engine, game).and("a second question, " + what + ", while a first one runs");
        Cancellation endOfFirst = new Cancellation();
        CountDownLatch started = new CountDownLatch(1);
        CompletableFuture<Thread> asker = new CompletableFuture<>();
        ExecutorService threads = Executors.newFixedThreadPool(2, OtherThreads::daemon);
        try (Solver<State<Place, Turn>, Turn> solver = engine.open(game)) {
            probe.after(1_000, Call.PLAY, started::countDown);
            Future<Bounds> first = threads.submit(
                    () -> solver.prove(game.initialState(), Limits.none().withCancellation(endOfFirst)));
            started.await(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            Future<Bounds> second = threads.submit(() -> {
                asker.complete(Thread.currentThread());
                return question.ask(solver, game.initialState(), limits);
            });
            stop.accept(asker.join());
            answered(check, first, second);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            endOfFirst.cancel();
            threads.shutdownNow();
        }
    }

    private static void answered(Check check, Future<Bounds> first, Future<Bounds> second) throws InterruptedException {
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
