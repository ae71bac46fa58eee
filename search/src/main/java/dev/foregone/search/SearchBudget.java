package dev.foregone.search;

import dev.foregone.api.Limits;
import dev.foregone.api.ProgressListener;
import dev.foregone.search.stop.SearchStop;
import dev.foregone.search.words.WordArray;
import dev.foregone.spi.StopCondition;
import java.io.Serial;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The effort of a search, and the limits on it. A search calls {@link #visit()} once for each position it looks at. For
 * one thread, except {@link #total()}.
 */
public final class SearchBudget {

    /** The most positions that are visited between two looks at the clock and the switches. */
    private static final long MOST_BETWEEN_POLLS = 1024;

    /** Polls come closer together while the game is so slow that more than this lies between two of them. */
    private static final long LONGEST_NANOS_BETWEEN_POLLS = 1_000_000;

    /** Where more positions than this lie between two polls, the question is watched from outside too. */
    private static final long MOST_WITHOUT_WATCHDOG = 64;

    /** This many words on either side of the count keep it off the cache lines that other threads write to. */
    private static final int MIDDLE = 16;

    private final Progress progress;
    private final @Nullable SearchBudget whole;
    private final AtomicLong fromParts = new AtomicLong();
    private long handedOver;
    private volatile StopCondition condition = new StopCondition(Limits.none(), () -> false);
    private final Watchdog watchdog = new Watchdog(this::alarm);

    /** The positions visited, in its middle word. */
    private final long[] visits = new long[2 * MIDDLE + 1];

    private long spentBefore;
    private long polledAt;
    private long betweenPolls = 1;

    /**
     * At how many visits the limits are looked at again, in its only word. Other threads may set it to 0; where words are not
     * whole this one may overlook that, and looks after {@link #MOST_BETWEEN_POLLS} at the latest.
     */
    private final long[] nextPoll = new long[1];

    private long allowance = Long.MAX_VALUE;
    private volatile long published;

    /**
     * The budget of a new session.
     *
     * @param listener the listener to the progress
     */
    public SearchBudget(ProgressListener listener) {
        this(listener, null);
    }

    @SuppressWarnings("this-escape") // the progress asks this budget only when a search runs
    private SearchBudget(ProgressListener listener, @Nullable SearchBudget whole) {
        this.progress = new Progress(listener, this);
        this.whole = whole;
    }

    /** Begins a new question, with limits of its own. */
    void begin(StopCondition ofQuestion) {
        condition = ofQuestion;
        spentBefore = spent();
        polledAt = System.nanoTime();
        betweenPolls = 1;
        pollAt(spent());
        progress.begin();
    }

    void end() {
        watchdog.rest();
        handOver();
        published = spent();
    }

    /**
     * Counts one position.
     *
     * @throws SearchStop if a limit has been hit
     */
    public void visit() {
        long[] count = visits;
        if (count[MIDDLE] >= WordArray.get(nextPoll, 0)) {
            poll();
        }
        count[MIDDLE]++;
    }

    /** {@return how far the search has come} */
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

    /** Whether something other than a cancellation may end the question. */
    boolean isLimited() {
        return condition.isLimited();
    }

    /** How many plies away a win or a loss may lie. */
    int plies() {
        return condition.plies();
    }

    /** {@return how many nanoseconds are left of the question's time; {@link Long#MAX_VALUE} if there is no limit} */
    public long nanosLeft() {
        return whole == null ? condition.nanosLeft() : whole.nanosLeft();
    }

    long ofThisQuestion() {
        return spent() - spentBefore;
    }

    /** A budget for a thread that works on this one's question: its visits count here as well. */
    SearchBudget part() {
        return new SearchBudget(ProgressListener.none(), this);
    }

    /**
     * Does a part of a question, with a budget of {@link SearchContext#another}.
     *
     * @param unneeded whether the part is no longer needed
     * @param work the work, which calls {@link #visit()}
     * @throws SearchStop if it was no longer needed before it had ended
     */
    public void whileNeeded(BooleanSupplier unneeded, Runnable work) {
        begin(new StopCondition(Limits.none(), unneeded));
        try {
            work.run();
        } finally {
            end();
        }
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

    /** Makes the thread that searches look at its limits soon; any thread may call this. */
    void alarm() {
        pollAt(0);
    }

    /** The thread that asks was interrupted while it waits for the one that searches. */
    void interrupt() {
        condition.interrupt();
        alarm();
    }

    private void pollAt(long visit) {
        WordArray.set(nextPoll, 0, visit);
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
        condition.reason(ofThisQuestion()).ifPresent(reason -> {
            throw new SearchStop(reason);
        });
        long left = condition.positionsLeft(ofThisQuestion());
        adapt();
        if (spent() >= allowance) {
            throw new AllowanceStop();
        }
        if (whole == null && betweenPolls > MOST_WITHOUT_WATCHDOG) {
            watchdog.watch(condition);
        }
        pollAt(spent() + Math.min(Math.min(betweenPolls, left), allowance - spent()));
    }

    /**
     * Does some work that may visit only this many positions more, and within an allowance that holds already.
     *
     * @param more the allowance
     * @param work the work, which calls {@link #visit()}
     * @return whether the work has ended; false if this allowance is spent
     * @throws SearchStop if a limit has been hit
     */
    public boolean within(long more, Runnable work) {
        long before = allowance;
        allowance = Math.min(before, spent() + more);
        pollAt(spent());
        try {
            work.run();
            return true;
        } catch (AllowanceStop spent) {
            if (spent() >= before) {
                throw spent;
            }
            return false;
        } finally {
            allowance = before;
            pollAt(spent());
        }
    }

    /** Unwinds a search that has used its allowance. */
    static final class AllowanceStop extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1L;

        AllowanceStop() {
            super("the allowance is spent", null, false, false);
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
