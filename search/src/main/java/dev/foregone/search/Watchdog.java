package dev.foregone.search;

import dev.foregone.spi.StopCondition;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Checks the limits of a session's questions from another thread. A search checks them itself, but only once in many
 * positions, and cannot know that the game will take a thousand times as long for the next move as for the last. One
 * thread serves all sessions; it starts when a question first needs it, and ends when none has needed it for a second.
 */
final class Watchdog {

    private static final long NANOS_BETWEEN_LOOKS = 5_000_000;
    private static final int LOOKS_BEFORE_IT_ENDS = 200;

    private static final Rounds ROUNDS = new Rounds();

    private final Runnable alarm;
    private volatile @Nullable StopCondition watched;

    /**
     * A watchdog that watches nothing yet.
     *
     * @param alarm called repeatedly from the moment that a search must stop
     */
    Watchdog(Runnable alarm) {
        this.alarm = alarm;
    }

    /** Watches a question, if not yet watched; called by the searching thread. */
    void watch(StopCondition condition) {
        if (watched != condition) {
            ROUNDS.add(this);
            watched = condition;
        }
    }

    /** Stops watching. */
    void rest() {
        watched = null;
        ROUNDS.remove(this);
    }

    private void look() {
        StopCondition condition = watched;
        if (condition != null && condition.reason().isPresent()) {
            alarm.run();
        }
    }

    /** The rounds of the thread that checks all watched questions. */
    private static final class Rounds {

        private final Set<Watchdog> onWatch = ConcurrentHashMap.newKeySet();
        private @Nullable Thread thread;

        void add(Watchdog watchdog) {
            onWatch.add(watchdog);
            startThread();
        }

        void remove(Watchdog watchdog) {
            onWatch.remove(watchdog);
        }

        private synchronized void startThread() {
            if (thread == null) {
                Thread started = new Thread(null, this::lookAtAll, "foregone-watchdog", 0, false);
                started.setDaemon(true);
                started.start();
                thread = started;
            }
        }

        private void lookAtAll() {
            int idle = 0;
            while (idle < LOOKS_BEFORE_IT_ENDS || !ends()) {
                idle = isNeeded() ? 0 : idle + 1;
                onWatch.forEach(Watchdog::look);
                LockSupport.parkNanos(NANOS_BETWEEN_LOOKS);
            }
        }

        /** By inspection, not by the count, which a stack overflow may have left wrong. */
        private boolean isNeeded() {
            return onWatch.iterator().hasNext();
        }

        /** Whether the thread is to end; a newcomer meanwhile waits, and starts another. */
        private synchronized boolean ends() {
            if (!isNeeded()) {
                thread = null;
            }
            return thread == null;
        }
    }
}
