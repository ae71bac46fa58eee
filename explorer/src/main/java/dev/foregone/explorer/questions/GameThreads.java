package dev.foregone.explorer.questions;

import dev.foregone.explorer.http.DaemonThreads;
import dev.foregone.explorer.http.Problem;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The threads that call one game, each with a deadline, and the lanes for short calls, questions and advice. No other game
 * waits for any of them, so a hanging game affects only itself. A game that holds {@value #MOST_STUCK} threads beyond
 * their time is not called again until it lets one go.
 */
public final class GameThreads implements GameCalls, AutoCloseable {

    static final int MOST_STUCK = 4;

    /** The most short calls at the same time. */
    private static final int MOST_CALLS = 8;

    /** How many get advice at the same time. Nobody who waits for advice waits for a slow question. */
    private static final int ADVISING = 2 * Lane.MOST_UNWATCHED;

    /** An engine may have work of its own between two looks at its limits. */
    private static final int ENGINES_SHARE = 3;

    /** How often a thread is looked at in the time that the game may take. */
    private static final int LOOKS = 20;

    private final String id;
    private final Duration patience;
    private final ScheduledExecutorService clock;
    private final ExecutorService threads;
    private final AtomicInteger stuck = new AtomicInteger();
    private final Lane calls;
    final Lane quick;
    final Lane slow;
    final Lane unwatched;
    final Lane advice;

    @SuppressWarnings("this-escape") // the lanes ask it only when they have work
    GameThreads(String id, int laneSize, Duration patience, ScheduledExecutorService clock) {
        this.id = id;
        this.patience = patience;
        this.clock = clock;
        this.threads = Executors.newCachedThreadPool(DaemonThreads.named("questions-" + id));
        Duration engines = patience.multipliedBy(ENGINES_SHARE);
        this.calls = new Lane(this::start, MOST_CALLS, patience);
        this.quick = new Lane(this::start, laneSize, engines);
        this.slow = new Lane(this::start, laneSize, engines);
        this.unwatched = new Lane(this::start, Lane.MOST_UNWATCHED, engines);
        this.advice = new Lane(this::start, ADVISING, engines);
    }

    /** How long the game may take where it should return at once. */
    public Duration patience() {
        return patience;
    }

    @Override
    public void refuseIfAnyIsStuck() {
        refuseIfStuck(1);
    }

    /** Refuses to call a game that holds this many threads. */
    void refuseIfStuck(int many) {
        if (stuck.get() >= many) {
            throw silent(stuck.get() + " calls of it have not returned");
        }
    }

    Problem silent(String why) {
        return Problem.of(504, "the game '" + id + "' does not answer: " + why)
                .accepted("any other game; the author of this one sees where it hangs by jstack, in threads whose name"
                        + " contains its id");
    }

    @Override
    public <T> Pending<T> begin(Supplier<T> work) {
        return begun(new Call<>(work, false));
    }

    @Override
    public <T> T tell(Supplier<T> work) {
        return begun(new Call<>(work, true)).await();
    }

    private <T> Call<T> begun(Call<T> call) {
        enter(call, calls);
        return call;
    }

    /** A short call. It should return at once: it is over from the beginning. */
    private final class Call<T> extends GameWork<T> {

        private final Supplier<T> work;
        private final boolean continues;
        private final long asked = System.nanoTime();
        private volatile boolean begun;

        Call(Supplier<T> work, boolean continues) {
            this.work = work;
            this.continues = continues;
        }

        @Override
        public boolean continues() {
            return continues;
        }

        @Override
        public void run() {
            begun = true;
            if (!result().isDone()) {
                result().complete(work.get());
            }
        }

        @Override
        public boolean isOver() {
            return true;
        }

        @Override
        public Optional<T> await(Duration most) throws InterruptedException {
            if (!begun && System.nanoTime() - asked > patience.toNanos()) {
                fail(silent(MOST_CALLS + " calls of it go on"));
            }
            return super.await(most);
        }
    }

    /** Does work of another kind, as long as a slow question may take. It fails if too much is waiting. */
    public void enter(GameWork<?> work) {
        enter(work, slow);
    }

    private static void enter(GameWork<?> work, Lane lane) {
        try {
            lane.enter(work);
        } catch (RuntimeException busy) {
            work.fail(busy);
        }
    }

    private void start(GameWork<?> work, Lane lane) {
        try {
            threads.execute(new ThreadInGame(this, work, lane));
        } catch (RejectedExecutionException closed) {
            throw Closing.stopped();
        }
    }

    /** Looks at a thread again and again, until that is cancelled. */
    Future<?> watch(ThreadInGame thread) {
        long every = Math.max(1, patience.toMillis() / LOOKS);
        return clock.scheduleWithFixedDelay(thread::look, every, every, TimeUnit.MILLISECONDS);
    }

    /** Counts threads that are left behind, or back. */
    void stuck(int more) {
        stuck.addAndGet(more);
    }

    @Override
    public void close() {
        threads.shutdown(); // nothing begins any more, and what waits fails
        Stream.of(calls, quick, slow, unwatched, advice).forEach(Lane::close);
        threads.shutdownNow();
    }
}
