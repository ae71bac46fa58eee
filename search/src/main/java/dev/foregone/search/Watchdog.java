package dev.foregone.search;

import dev.foregone.spi.StopCondition;
import org.jspecify.annotations.Nullable;

/**
 * Checks the limits of a session's questions from {@linkplain WatchRounds another thread}. A search checks them itself, but only once in many
 * positions, and cannot know that the game will take a thousand times as long for the next move as for the last.
 */
final class Watchdog {

    private final Runnable alarm;
    private final Runnable round = this::look;
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
            WatchRounds.add(round);
            watched = condition;
        }
    }

    /** Stops watching. */
    void rest() {
        watched = null;
        WatchRounds.remove(round);
    }

    /** Called by the thread that makes the rounds. */
    private void look() {
        StopCondition condition = watched;
        if (condition != null && condition.reason().isPresent()) {
            alarm.run();
        }
    }
}
