package dev.foregone.search;

import dev.foregone.api.Limits;
import dev.foregone.api.ProgressListener;
import java.io.Serial;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What a search spends, and the limits on it. A search calls {@link #visit()} once for each position it looks at. For
 * one thread, but for {@link #total()}.
 */
public final class SearchBudget {

    /** The most positions that are visited between two looks at the clock and the switches. */
    private static final long MOST_BETWEEN_POLLS = 1024;

    /** Polls come closer together while the game is so slow that more than this lies between two of them. */
    private static final long LONGEST_NANOS_BETWEEN_POLLS = 1_000_000;

    /** Unused words on either side of the count keep it off the cache lines that other threads write to. */
    private static final int MIDDLE = 16;

    private final Progress progress;
    private final @Nullable SearchBudget whole;
    private final AtomicLong fromParts = new AtomicLong();
    private long handedOver;
    private StopCondition stopCondition = new StopCondition(Limits.none(), () -> false);

    /** The positions visited, in its middle word. */
    private final long[] visits = new long[2 * MIDDLE + 1];

    private long spentBefore;
    private long polledAt;
    private long betweenPolls = 1;
    private long nextPoll;
    private long allowance = Long.MAX_VALUE;
    private volatile long published;

    /**
     * The budget of a new session.
     *
     * @param listener who hears how far a search has come
     */
    public SearchBudget(ProgressListener listener) {
        this(listener, null);
    }

    @SuppressWarnings("this-escape") // the progress asks this budget only when a search runs
    private SearchBudget(ProgressListener listener, @Nullable SearchBudget whole) {
        this.progress = new Progress(listener, this);
        this.whole = whole;
    }

    /** A new question begins, with limits of its own. */
    void begin(StopCondition ofQuestion) {
        stopCondition = ofQuestion;
        spentBefore = spent();
        polledAt = System.nanoTime();
        betweenPolls = 1;
        nextPoll = spent();
        progress.begin();
    }

    void end() {
        handOver();
        published = spent();
    }

    /**
     * Counts one position.
     *
     * @throws SearchStop if a limit has been hit
     */
    public void visit() {
        if (spent() >= nextPoll) {
            poll();
        }
        visits[MIDDLE]++;
    }

    /**
     * How far the search has come.
     *
     * @return the progress of this budget
     */
    public Progress progress() {
        return progress;
    }

    /**
     * Positions visited since the session began. Any thread may ask; while a search runs the answer may lag a little.
     *
     * @return the number of visits
     */
    public long total() {
        return published;
    }

    /**
     * Positions visited since the session began, for the thread that searches.
     *
     * @return the number of visits, this moment
     */
    public long spent() {
        return visits[MIDDLE];
    }

    long ofThisQuestion() {
        return spent() - spentBefore;
    }

    /** A budget for a thread that helps with this one's question: what it spends is spent here as well. */
    SearchBudget part() {
        return new SearchBudget(ProgressListener.none(), this);
    }

    /** A part of a question begins, which ends when it is no longer needed. */
    void begin(BooleanSupplier unneeded) {
        begin(new StopCondition(Limits.none(), unneeded));
    }

    /** Looks at the limits while other threads search. */
    void look() {
        collect();
        poll();
    }

    /** Takes over what the workers have spent. */
    void collect() {
        visits[MIDDLE] += fromParts.getAndSet(0);
    }

    private void handOver() {
        if (whole != null) {
            whole.fromParts.addAndGet(spent() - handedOver);
            handedOver = spent();
        }
    }

    private void poll() {
        handOver();
        published = spent();
        long left = stopCondition.positionsLeft(ofThisQuestion());
        stopCondition.check();
        adapt();
        if (spent() >= allowance) {
            throw new AllowanceSpent();
        }
        nextPoll = spent() + Math.min(Math.min(betweenPolls, left), allowance - spent());
    }

    /**
     * Lets the search visit this many positions more before it is interrupted.
     *
     * @param more the allowance, {@link Long#MAX_VALUE} for none
     */
    void allow(long more) {
        allowance = more == Long.MAX_VALUE ? more : spent() + more;
        nextPoll = spent();
    }

    /** Unwinds a search that turns out to be large enough for several threads. */
    static final class AllowanceSpent extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1L;

        AllowanceSpent() {
            super("large enough to share", null, false, false);
        }
    }

    private void adapt() {
        long now = System.nanoTime();
        betweenPolls = now - polledAt < LONGEST_NANOS_BETWEEN_POLLS
                ? Math.min(2 * betweenPolls, MOST_BETWEEN_POLLS)
                : Math.max(betweenPolls / 2, 1);
        polledAt = now;
    }
}
