package dev.foregone.search;

import dev.foregone.api.Limits;
import dev.foregone.api.ProgressListener;

/**
 * What a search spends, and the limits on it. A search calls {@link #visit()} once for each position it looks at. For
 * one thread, but for {@link #total()}.
 */
public final class Effort {

    /** How many positions are visited between two looks at the clock and the switches. */
    private static final int POLL_EVERY = 1024;

    private final Progress progress;
    private Limits limits = Limits.none();
    private long started;
    private long deadline;
    private boolean timed;
    private long positions;
    private long before;
    private long nextPoll;
    private volatile long published;

    /**
     * Effort of a new session.
     *
     * @param listener who hears how far a search has come
     */
    public Effort(ProgressListener listener) {
        progress = new Progress(listener, this);
    }

    /** A new question begins, with limits of its own. */
    void begin(Limits ofQuestion) {
        limits = ofQuestion;
        before = positions;
        started = System.nanoTime();
        timed = ofQuestion.time() != null;
        deadline = timed ? started + toNanos(ofQuestion) : Long.MAX_VALUE;
        nextPoll = positions;
        progress.begin();
    }

    private static long toNanos(Limits limits) {
        try {
            return limits.timeLimit().orElseThrow().toNanos();
        } catch (ArithmeticException longerThanAnyClock) {
            return Long.MAX_VALUE / 2;
        }
    }

    void end() {
        published = positions;
    }

    /**
     * Counts one position.
     *
     * @throws SearchStop if a limit has been hit
     */
    public void visit() {
        if (positions >= nextPoll) {
            poll();
        }
        positions++;
    }

    /**
     * How far the search has come.
     *
     * @return the progress of this effort
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
        return positions;
    }

    long ofThisQuestion() {
        return positions - before;
    }

    private void poll() {
        published = positions;
        if (ofThisQuestion() >= limits.positions()) {
            throw new SearchStop("the limit of " + limits.positions() + " positions was reached");
        }
        if (limits.isCancelled()) {
            throw new SearchStop("it was cancelled");
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new SearchStop("the thread was interrupted");
        }
        if (timed && System.nanoTime() - deadline >= 0) {
            throw new SearchStop("the time limit of " + limits.timeLimit().orElseThrow() + " was reached");
        }
        nextPoll = Math.min(positions + POLL_EVERY, before + limits.positions());
        if (nextPoll < 0) {
            nextPoll = positions + POLL_EVERY;
        }
    }
}
