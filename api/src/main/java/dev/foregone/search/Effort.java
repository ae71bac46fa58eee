package dev.foregone.search;

import dev.foregone.api.Limits;
import dev.foregone.api.ProgressListener;

/**
 * What a search spends, and the limits on it. A search calls {@link #visit()} once for each position it looks at. For
 * one thread, but for {@link #total()}.
 */
public final class Effort {

    /** The most positions that are visited between two looks at the clock and the switches. */
    private static final long MOST_BETWEEN_POLLS = 1024;

    /** Polls come closer together while the game is so slow that more than this lies between two of them. */
    private static final long LONGEST_BETWEEN_POLLS = 1_000_000;

    private final Progress progress;
    private Watch watch = new Watch(Limits.none(), () -> false);
    private long positions;
    private long before;
    private long polled;
    private long betweenPolls = 1;
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
    void begin(Watch ofQuestion) {
        watch = ofQuestion;
        before = positions;
        polled = System.nanoTime();
        betweenPolls = 1;
        nextPoll = positions;
        progress.begin();
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
        long left = watch.positionsLeft(ofThisQuestion());
        watch.check();
        adapt();
        nextPoll = positions + Math.min(betweenPolls, left);
    }

    private void adapt() {
        long now = System.nanoTime();
        betweenPolls = now - polled < LONGEST_BETWEEN_POLLS
                ? Math.min(2 * betweenPolls, MOST_BETWEEN_POLLS)
                : Math.max(betweenPolls / 2, 1);
        polled = now;
    }
}
