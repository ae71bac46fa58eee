package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Budget;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A question being answered, with the number of clients waiting for it. When the last one leaves, it is cancelled. */
public final class Question<S extends GameState<S, M>, M extends Move> implements PendingAnswer<S, M>, Waited {

    private static final long LONGEST_NANOS = Duration.ofDays(365).toNanos();
    private static final String GAVE_WAY = "it gave way to newer questions";

    private final SolverKey<S, M> solver;
    private final S state;
    private final Budget budget;
    private final Cancellation cancellation = new Cancellation();
    private final CompletableFuture<Answer<S, M>> answer = new CompletableFuture<>();
    private final long asked = System.nanoTime();
    private volatile @Nullable PooledSession<S, M> session;
    private volatile Bounds proved;
    private volatile long earlier;
    private volatile long due = Long.MAX_VALUE;
    private volatile boolean watched;
    private volatile boolean gaveWay;
    private double fraction;
    private long positions;
    private int waiting = 1;

    /** {@code proved} is known without asking the solver. */
    Question(SolverKey<S, M> solver, S state, Bounds proved, Limits limits, boolean watched) {
        this.proved = proved;
        this.watched = watched;
        this.solver = solver;
        this.state = state;
        this.budget = new Budget(limits.withCancellation(cancellation));
    }

    SolverKey<S, M> solver() {
        return solver;
    }

    /** Adds a waiting client, unless it is too late for that. */
    synchronized boolean join(boolean alsoWatched) {
        if (waiting == 0) {
            return false;
        }
        waiting++;
        watched |= alsoWatched;
        return true;
    }

    @Override
    public synchronized void leave() {
        waiting--;
        if (waiting == 0) {
            cancellation.cancel();
        }
    }

    void cancel() {
        cancellation.cancel();
    }

    @Override
    public boolean isWatched() {
        return watched;
    }

    @Override
    public void giveWay() {
        gaveWay = true;
        cancellation.cancel();
    }

    /** Begins an attempt that may take at most this long; returns its limits. */
    Limits begin(Optional<Duration> most) {
        Limits left = budget.left(most);
        due = left.time()
                .map(time -> System.nanoTime() + Math.min(time.toNanos(), LONGEST_NANOS))
                .orElse(Long.MAX_VALUE);
        return left;
    }

    /** Whether the attempt should have ended. */
    boolean isOver() {
        long until = due;
        return cancellation.isCancelled() || (until != Long.MAX_VALUE && System.nanoTime() - until > 0);
    }

    boolean isDone() {
        return answer.isDone();
    }

    /**
     * Works on the question for a while.
     *
     * @param left the limits of this attempt
     * @param last whether there will be no further attempt
     * @param keep called with the answer before any client has it
     * @return whether the question is answered now, by a result or by the limit that was hit
     */
    boolean work(PooledSession<S, M> with, Limits left, boolean last, Consumer<Answer<S, M>> keep) {
        earlier = budget.positions();
        with.begin();
        session = with;
        Answer<S, M> found = with.answer(state, left);
        progress();
        session = null;
        budget.use(found.cost());
        proved = joined(proved, found.bounds());
        if (found.isStopped() && !last && !budget.isSpent()) {
            return false;
        }
        String stopped = !found.isStopped() ? "" : why(found.stopped());
        Answer.Cost cost = budget.cost(found.cost().engine());
        Answer<S, M> whole = new Answer<>(state, proved, found.analysis(), found.advice(), stopped, cost);
        keep.accept(whole);
        answer.complete(whole);
        return true;
    }

    /** A limit is named as the client gave it. */
    private String why(String ofAttempt) {
        if (gaveWay) {
            return GAVE_WAY;
        }
        return budget.isSpent() ? budget.why() : ofAttempt;
    }

    void fail(Throwable failure) {
        answer.completeExceptionally(failure);
    }

    /** The answer, if it has been found. */
    Optional<Answer<S, M>> found() {
        return answer.isDone() && !answer.isCompletedExceptionally() ? Optional.of(answer.join()) : Optional.empty();
    }

    @Override
    public Optional<Answer<S, M>> await(Duration most) throws InterruptedException {
        try {
            return Optional.of(GameCall.waiting(answer, most.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException notYet) {
            return Optional.empty();
        } catch (ExecutionException failure) {
            throw asItIs(failure);
        }
    }

    /**
     * A failure on another thread, to be thrown on this one.
     *
     * @param failure the exception of a future
     * @return the cause; an error is thrown at once
     */
    public static RuntimeException asItIs(ExecutionException failure) {
        if (failure.getCause() instanceof Error error) {
            throw error;
        }
        return failure.getCause() instanceof RuntimeException known ? known : new IllegalStateException(failure);
    }

    /** What both prove. A strategy may be wrong, and then gives way to what the engine proves. */
    private static Bounds joined(Bounds known, Bounds found) {
        try {
            return known.and(found);
        } catch (IllegalArgumentException contradiction) {
            return found;
        }
    }

    /** It never decreases, although a search that moves to the slow pool starts again. */
    @Override
    public synchronized QuestionProgress progress() {
        PooledSession<S, M> at = session;
        if (at != null) {
            fraction = Math.max(fraction, at.fraction());
            positions = Math.max(positions, earlier + at.positions());
        }
        return new QuestionProgress(
                fraction,
                positions,
                at == null ? proved : joined(proved, at.proved()),
                Duration.ofNanos(System.nanoTime() - asked),
                at == null);
    }
}
