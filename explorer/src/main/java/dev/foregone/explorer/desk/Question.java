package dev.foregone.explorer.desk;

import dev.foregone.answers.Answer;
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
import org.jspecify.annotations.Nullable;

/** A question that is being answered, and how many wait for its answer. When the last of them leaves, it is cancelled. */
public final class Question<S extends GameState<S, M>, M extends Move> {

    private final Line<S, M> line;
    private final S state;
    private final Allowance allowance;
    private final Cancellation cancellation = new Cancellation();
    private final CompletableFuture<Answer<S, M>> answer = new CompletableFuture<>();
    private final long asked = System.nanoTime();
    private volatile @Nullable PooledSession<S, M> session;
    private volatile Bounds proved = Bounds.unknown();
    private volatile long before;
    private double fraction;
    private long positions;
    private int waiting = 1;

    Question(Line<S, M> line, S state, Limits limits) {
        this.line = line;
        this.state = state;
        this.allowance = new Allowance(limits.withCancellation(cancellation));
    }

    Line<S, M> line() {
        return line;
    }

    /** One more waits for the answer, unless it is too late for that. */
    synchronized boolean join() {
        if (waiting == 0) {
            return false;
        }
        waiting++;
        return true;
    }

    /** One of those who waited does not any more. */
    public synchronized void leave() {
        waiting--;
        if (waiting == 0) {
            cancellation.cancel();
        }
    }

    void cancel() {
        cancellation.cancel();
    }

    /**
     * Works on the question for a while.
     *
     * @param most how long at most; empty for as long as its limits allow
     * @return whether the question is answered now, by what was found or by the limit that was hit
     */
    boolean work(PooledSession<S, M> with, Optional<Duration> most) {
        before = allowance.positions();
        with.begin();
        session = with;
        Answer<S, M> found = with.session().answer(state, allowance.left(most));
        progress();
        session = null;
        allowance.use(found.cost());
        proved = tighter(proved, found.bounds());
        if (found.isStopped() && most.isPresent() && !allowance.isSpent()) {
            return false;
        }
        String stopped = found.isStopped() ? allowance.why() : "";
        Answer.Cost cost = allowance.cost(found.cost().engine());
        answer.complete(new Answer<>(state, proved, found.analysis(), stopped, cost));
        return true;
    }

    private static Bounds tighter(Bounds one, Bounds other) {
        return new Bounds(
                one.atLeast().compareTo(other.atLeast()) >= 0 ? one.atLeast() : other.atLeast(),
                one.atMost().compareTo(other.atMost()) <= 0 ? one.atMost() : other.atMost());
    }

    void fail(Throwable failure) {
        answer.completeExceptionally(failure);
    }

    /** What has been found. */
    Optional<Answer<S, M>> found() {
        return answer.isDone() && !answer.isCompletedExceptionally() ? Optional.of(answer.join()) : Optional.empty();
    }

    /**
     * Waits for the answer.
     *
     * @param most how long at most
     * @return the answer, or empty if there is none yet; what went wrong is thrown as it is
     */
    public Optional<Answer<S, M>> await(Duration most) throws InterruptedException {
        try {
            return Optional.of(answer.get(most.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException notYet) {
            return Optional.empty();
        } catch (ExecutionException failure) {
            throw asItIs(failure);
        }
    }

    /**
     * What went wrong on another thread, to be thrown on this one.
     *
     * @param failure what a future says
     * @return the cause; an error is thrown at once
     */
    public static RuntimeException asItIs(ExecutionException failure) {
        if (failure.getCause() instanceof Error error) {
            throw error;
        }
        return failure.getCause() instanceof RuntimeException known ? known : new IllegalStateException(failure);
    }

    /** How far it has come: never less far than before, though a search that goes on in the slow lane begins anew. */
    public synchronized Progress progress() {
        PooledSession<S, M> at = session;
        if (at != null) {
            fraction = Math.max(fraction, at.fraction());
            positions = Math.max(positions, before + at.positions());
        }
        return new Progress(
                fraction,
                positions,
                at == null ? proved : tighter(proved, at.proved()),
                Duration.ofNanos(System.nanoTime() - asked),
                at == null);
    }
}
