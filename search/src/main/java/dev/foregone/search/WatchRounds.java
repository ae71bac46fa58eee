package dev.foregone.search;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * The rounds of the thread that checks all watched questions. It serves all sessions; it starts when a question first needs
 * it, and ends when none has needed it for a second.
 */
final class WatchRounds {

    static final WatchRounds ALL = new WatchRounds();

    private static final long NANOS_BETWEEN_LOOKS = 5_000_000;
    private static final int LOOKS_BEFORE_IT_ENDS = 200;

    private final Set<Watchdog> onWatch = ConcurrentHashMap.newKeySet();
    private @Nullable Thread thread;

    private WatchRounds() {}

    void add(Watchdog watchdog) {
        onWatch.add(watchdog);
        startThread();
    }

    void remove(Watchdog watchdog) {
        onWatch.remove(watchdog);
    }

    private synchronized void startThread() {
        if (thread == null) {
            Thread started = Threads.withoutInheritance(this::lookAtAll, "foregone-watchdog");
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
