package dev.foregone.spi;

import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.io.Serial;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * The contract of {@link dev.foregone.api.Solver}, implemented for engines: one question at a time, in turn; limits
 * that count from the moment of asking, even while the question waits; clear refusal of a question asked by its own
 * search; a close that stops the current question and releases the memory. A listener's exception reaches the caller
 * unchanged if the engine calls listeners through {@link ListenerFailure#guard}.
 *
 * <pre>{@code
 * private final SolverSession session = new SolverSession(memory::clear);
 *
 * public Bounds prove(S state, Limits limits) {
 *     return session.ask(limits, condition -> search(state, condition));
 * }
 *
 * public void close() {
 *     session.close();
 * }
 * }</pre>
 */
@Stability(Level.EXPERIMENTAL)
public final class SolverSession {

    /** The interval at which a thread waiting for its turn checks its limits. */
    private static final long PATIENCE_MILLIS = 10;

    private final ReentrantLock turn = new ReentrantLock(true);
    private final Runnable release;
    private final BooleanSupplier works;
    private volatile boolean closed;

    /**
     * A session whose questions are answered by the threads that ask them.
     *
     * @param release releases the session's memory; called when the session is closed and idle, perhaps twice
     */
    public SolverSession(Runnable release) {
        this(release, () -> false);
    }

    /**
     * A session that has threads of its own.
     *
     * @param release releases the session's memory; called when the session is closed and idle, perhaps twice
     * @param works whether the current thread is one of the session's own
     */
    public SolverSession(Runnable release, BooleanSupplier works) {
        this.release = Objects.requireNonNull(release, "release");
        this.works = Objects.requireNonNull(works, "works");
    }

    /**
     * Answers a question when its turn has come.
     *
     * @param <T> the type of the answer
     * @param limits the question's limits, from now on
     * @param question finds the answer, checking the condition often enough to stop in time
     * @return the answer
     * @throws SearchStoppedException if a limit is hit while the question waits, with nothing proved
     * @throws AskedFromWithin if this thread is still answering the previous question
     * @throws IllegalStateException if the session is closed
     */
    public <T> T ask(Limits limits, Function<StopCondition, T> question) {
        StopCondition condition = new StopCondition(limits, this::isClosed);
        takeTurn(condition);
        try {
            refuseIfClosed();
            return question.apply(condition);
        } catch (ListenerFailure failure) {
            throw failure.thrown();
        } finally {
            turn.unlock();
            if (closed) {
                releaseUnlessAtWork();
            }
        }
    }

    /** Waits for the questions of other threads, but no longer than this question may take. */
    private void takeTurn(StopCondition condition) {
        refuseIfClosed();
        if (turn.isHeldByCurrentThread() || works.getAsBoolean()) {
            throw new AskedFromWithin();
        }
        try {
            while (!turn.tryLock(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                refuseIfClosed();
                condition.reason().ifPresent(reason -> {
                    throw new SearchStoppedException(reason, Bounds.unknown());
                });
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SearchStoppedException("the thread was interrupted", Bounds.unknown());
        }
    }

    private void refuseIfClosed() {
        if (closed) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
    }

    private boolean isClosed() {
        return closed;
    }

    /**
     * Ends the session. It does not wait for the current question, which stops by itself; the memory is released then.
     * Closing twice is harmless.
     */
    public void close() {
        closed = true;
        releaseUnlessAtWork();
    }

    private void releaseUnlessAtWork() {
        if (turn.tryLock()) {
            try {
                release.run();
            } finally {
                turn.unlock();
            }
        }
    }

    /** Thrown when a game or a listener asks the session that is calling it. */
    public static final class AskedFromWithin extends IllegalStateException {

        @Serial
        private static final long serialVersionUID = 1L;

        AskedFromWithin() {
            super("this solver is asked from within its own search\n"
                    + "  a progress listener or a game that needs an answer opens a solver of its own");
        }
    }
}
