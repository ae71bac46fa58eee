package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Budget;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import java.time.Duration;
import java.util.Optional;

/** A question that is answered in one or more attempts. They are for one thread at a time, all else is for any. */
final class Question<S extends GameState<S, M>, M extends Move> implements ProgressListener {

    private static final long LONGEST_NANOS = Duration.ofDays(365).toNanos();
    private static final String GAVE_WAY = "it gave way to newer questions";

    private final Query<S, M> query;
    private final Budget budget;
    private final Cancellation cancellation = new Cancellation();
    private final long asked = System.nanoTime();
    private volatile boolean atWork;
    private volatile long due = Long.MAX_VALUE;
    private volatile boolean gaveWay;
    private Bounds proved;
    private double fraction;
    private long earlier;
    private long positions;

    /** {@code proved} is known without asking the solver. */
    Question(Query<S, M> query, Bounds proved) {
        this.query = query;
        this.proved = proved;
        this.budget = new Budget(query.limits().withCancellation(cancellation));
    }

    void cancel() {
        cancellation.cancel();
    }

    void giveWay() {
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

    /**
     * Makes an attempt.
     *
     * @param left the limits of this attempt
     * @param last whether there will be no further attempt
     * @return the answer, which may be the limit that was hit; empty if a further attempt is needed
     */
    Optional<Answer<S, M>> attempt(PooledSession<S, M> session, Limits left, boolean last) {
        atWork = true;
        Answer<S, M> found = session.answer(query.state(), left, this);
        atWork = false;
        due = Long.MAX_VALUE;
        Bounds all = used(found);
        if (found.isStopped() && !last && !budget.isSpent()) {
            return Optional.empty();
        }
        String stopped = !found.isStopped() ? "" : why(found.stopped());
        Answer.Cost cost = budget.cost(found.cost().engine());
        return Optional.of(new Answer<>(query.state(), all, found.analysis(), found.advice(), stopped, cost));
    }

    /** Counts what an attempt has taken; returns what is proved now. */
    private synchronized Bounds used(Answer<S, M> found) {
        budget.use(found.cost());
        earlier = budget.positions();
        proved = joined(proved, found.bounds());
        return proved;
    }

    /** A limit is named as the client gave it. */
    private String why(String ofAttempt) {
        if (gaveWay) {
            return GAVE_WAY;
        }
        return budget.isSpent() ? budget.why() : ofAttempt;
    }

    /** What both prove. A strategy may be wrong, and then gives way to what the engine proves. */
    private static Bounds joined(Bounds known, Bounds found) {
        try {
            return known.and(found);
        } catch (IllegalArgumentException contradiction) {
            return found;
        }
    }

    /** None of it ever decreases, although a search begins anew with each attempt. */
    @Override
    public synchronized void progressed(double done, long visited) {
        fraction = Math.max(fraction, done);
        positions = Math.max(positions, earlier + visited);
    }

    @Override
    public synchronized void proved(Bounds bounds) {
        proved = joined(proved, bounds);
    }

    synchronized QuestionProgress progress() {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - asked);
        return new QuestionProgress(fraction, positions, proved, elapsed, !atWork);
    }
}
