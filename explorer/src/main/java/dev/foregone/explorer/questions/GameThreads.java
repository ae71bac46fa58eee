package dev.foregone.explorer.questions;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The threads that call one game: those of short calls, each with a deadline, and the pools for questions. No other game
 * waits for any of them, so a hanging game affects only itself. A game that holds {@value #MOST_STUCK} threads beyond
 * their time is not called again until it lets one go.
 */
public final class GameThreads implements GameCalls, AutoCloseable {

    private static final int MOST_STUCK = 4;

    /** The most short calls at the same time. */
    private static final int MOST_INSIDE = 8;

    /** How many get advice at the same time. Nobody who waits for advice waits for a slow question. */
    private static final int ADVISING = 2 * Unwatched.MOST;

    private static final int IDLE_SECONDS = 10;

    private final String game;
    private final Duration patience;
    private final AtomicInteger stuck = new AtomicInteger();
    private final Semaphore inside = new Semaphore(MOST_INSIDE);
    private final ExecutorService calls;
    private final QuestionPool quick;
    private final QuestionPool slow;
    private final QuestionPool unwatchedPool;
    private final Unwatched unwatched;
    private final QuestionPool advice;
    private final Unwatched unwatchedAdvice;

    @SuppressWarnings("this-escape") // the pools ask it only when they work
    GameThreads(String game, int poolSize, Duration patience, ScheduledExecutorService clock) {
        this.game = game;
        this.patience = patience;
        this.calls = new ThreadPoolExecutor(
                0,
                Integer.MAX_VALUE,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                new ThreadFactoryBuilder()
                        .setNameFormat("calls-" + game.replace("%", "%%"))
                        .setDaemon(true)
                        .build());
        this.quick = new QuestionPool(this, "quick-" + game, poolSize, clock);
        this.slow = new QuestionPool(this, "slow-" + game, poolSize, clock);
        this.unwatchedPool = new QuestionPool(this, "unwatched-" + game, Unwatched.MOST, clock);
        this.unwatched = new Unwatched(unwatchedPool);
        this.advice = new QuestionPool(this, "advice-" + game, ADVISING, clock);
        this.unwatchedAdvice = new Unwatched(advice);
    }

    /** How long the game may take where it should return at once. */
    public Duration patience() {
        return patience;
    }

    /** Refuses to call a game that holds too many threads. */
    void refuseIfStuck() {
        if (stuck.get() >= MOST_STUCK) {
            throw hanging();
        }
    }

    @Override
    public void refuseIfAnyIsStuck() {
        if (stuck.get() > 0) {
            throw hanging();
        }
    }

    private SilentGameException hanging() {
        return new SilentGameException(game, stuck.get() + " calls of it have not returned");
    }

    @Override
    public <T> GameCall<T> begin(Supplier<T> work) {
        refuseIfStuck();
        try {
            if (!inside.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new SilentGameException(game, MOST_INSIDE + " calls of it go on");
            }
            GameCall<T> call = new GameCall<>(game, stuck, work, patience, inside);
            calls.execute(call);
            return call;
        } catch (InterruptedException | RejectedExecutionException closing) {
            throw Closing.stopped();
        }
    }

    @Override
    public <T> T ask(Supplier<T> work) {
        return begin(work).await();
    }

    QuestionPool quick() {
        return quick;
    }

    QuestionPool slow() {
        return slow;
    }

    /**
     * Does work of another kind in the slow pool.
     *
     * @throws BusyException if too many are waiting
     */
    public void enter(PoolWork work) {
        slow.enter(work);
    }

    QuestionPool advice() {
        return advice;
    }

    Unwatched unwatchedAdvice() {
        return unwatchedAdvice;
    }

    Unwatched unwatched() {
        return unwatched;
    }

    /** Enters the game with the calling thread, which belongs to a pool. */
    ThreadInGame enter() {
        refuseIfStuck();
        ThreadInGame thread = new ThreadInGame(game, stuck);
        thread.begin();
        return thread;
    }

    @Override
    public void close() {
        calls.shutdownNow();
        quick.close();
        slow.close();
        unwatchedPool.close();
        advice.close();
    }
}
