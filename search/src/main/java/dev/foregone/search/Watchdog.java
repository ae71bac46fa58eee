package dev.foregone.search;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the limits of a session's questions from another thread. A search looks at them itself, but only once in many
 * positions, and it cannot know that the next move will take the game a thousand times as long as the last. One thread
 * looks for all sessions; it is started when a question first needs it, and ends when none has needed it for a second.
 */
final class Watchdog {

    private static final long NANOS_BETWEEN_LOOKS = 5_000_000;
    private static final int LOOKS_BEFORE_IT_ENDS = 200;

    /** Those that watch a question now. */
    private static final Set<Watchdog> ON_WATCH = ConcurrentHashMap.newKeySet();

    private static @Nullable Thread thread;

    private final Runnable alarm;
    private volatile @Nullable StopCondition watched;

    /**
     * Watches nothing yet.
     *
     * @param alarm called again and again from the moment that a search must stop
     */
    Watchdog(Runnable alarm) {
        this.alarm = alarm;
    }

    /** Watches a question, if it does not yet; by the thread that searches. */
    void watch(StopCondition condition) {
        if (watched != condition) {
            ON_WATCH.add(this);
            startThread();
            watched = condition;
        }
    }

    /** The question is over. */
    void rest() {
        watched = null;
        ON_WATCH.remove(this);
    }

    private static synchronized void startThread() {
        if (thread == null) {
            Thread started = new Thread(null, Watchdog::lookAtAll, "foregone-watchdog", 0, false);
            started.setDaemon(true);
            started.start();
            thread = started;
        }
    }

    private static void lookAtAll() {
        int idle = 0;
        while (idle < LOOKS_BEFORE_IT_ENDS || !ends()) {
            idle = isNeeded() ? 0 : idle + 1;
            ON_WATCH.forEach(Watchdog::look);
            LockSupport.parkNanos(NANOS_BETWEEN_LOOKS);
        }
    }

    /** By a look, not by the count, which a stack that runs out may have left wrong. */
    private static boolean isNeeded() {
        return ON_WATCH.iterator().hasNext();
    }

    private void look() {
        StopCondition condition = watched;
        if (condition != null && condition.reason() != null) {
            alarm.run();
        }
    }

    /** Whether the thread is to end; who comes in the meantime waits, and starts another. */
    private static synchronized boolean ends() {
        if (!isNeeded()) {
            thread = null;
        }
        return thread == null;
    }
}
