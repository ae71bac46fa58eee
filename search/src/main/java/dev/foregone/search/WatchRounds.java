package dev.foregone.search;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * The rounds of the thread that checks all watched questions. It serves all sessions; it starts when a question first needs
 * it, and ends when none has needed it for a second. In a browser's page {@code PlainWatchRounds} of the module {@code web} takes its place.
 */
final class WatchRounds {

    private static final WatchRounds ALL = new WatchRounds();

    private static final long NANOS_BETWEEN_LOOKS = 5_000_000;
    private static final int LOOKS_BEFORE_IT_ENDS = 200;

    private final Set<Runnable> onWatch = ConcurrentHashMap.newKeySet();
    private @Nullable Thread thread;

    private WatchRounds() {}

    /** Has another thread look again and again. */
    static void add(Runnable look) {
        ALL.onWatch.add(look);
        ALL.startThread();
    }

    /** Ends that. */
    static void remove(Runnable look) {
        ALL.onWatch.remove(look);
    }

    private synchronized void startThread() {
        if (thread == null) {
            Thread started = withoutInheritance(this::lookAtAll, "foregone-watchdog");
            started.setDaemon(true);
            started.start();
            thread = started;
        }
    }

    private void lookAtAll() {
        int idle = 0;
        while (idle < LOOKS_BEFORE_IT_ENDS || !ends()) {
            idle = isNeeded() ? 0 : idle + 1;
            onWatch.forEach(Runnable::run);
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

    /** A thread that inherits no variables of the one that starts it, if the platform can: Android since 13. */
    private static Thread withoutInheritance(Runnable work, String name) {
        try {
            return new Thread(null, work, name, 0, false);
        } catch (NoSuchMethodError older) {
            return new Thread(work, name);
        }
    }
}
