package dev.foregone.search;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the limits of a session's questions from a thread of its own. A search looks at them itself, but only once in
 * many positions, and it cannot know that the next move will take the game a thousand times as long as the last. The
 * thread is started when a question first needs it, and ends when none has needed it for a second.
 */
final class Watchdog {

    private static final long NANOS_BETWEEN_LOOKS = 5_000_000;
    private static final int LOOKS_BEFORE_IT_ENDS = 200;

    private final Runnable alarm;
    private volatile @Nullable StopCondition watched;
    private volatile @Nullable Thread thread;

    /**
     * Watches nothing yet.
     *
     * @param alarm called again and again from the moment that a search must stop
     */
    Watchdog(Runnable alarm) {
        this.alarm = alarm;
    }

    /** Watches a question; cheap enough for small ones. */
    void watch(StopCondition condition) {
        watched = condition;
        if (thread == null) {
            start();
        }
    }

    /** The question is over. */
    void rest() {
        watched = null;
    }

    private synchronized void start() {
        if (thread == null) {
            Thread started = new Thread(this::look, "foregone-watchdog");
            started.setDaemon(true);
            thread = started;
            started.start();
        }
    }

    private void look() {
        int idle = 0;
        while (idle < LOOKS_BEFORE_IT_ENDS || !ends()) {
            StopCondition condition = watched;
            idle = condition == null ? idle + 1 : 0;
            if (condition != null && condition.reason() != null) {
                alarm.run();
            }
            LockSupport.parkNanos(this, NANOS_BETWEEN_LOOKS);
        }
    }

    /** Whether this thread is to end; a question that came in the meantime keeps it, or has started another. */
    private synchronized boolean ends() {
        thread = null;
        if (watched != null) {
            thread = Thread.currentThread();
        }
        return thread == null;
    }
}
