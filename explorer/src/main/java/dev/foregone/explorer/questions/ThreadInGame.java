package dev.foregone.explorer.questions;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A thread while it runs a game's code. No thread can be ended from outside: one that does not return counts as stuck. */
class ThreadInGame {

    private final String game;
    private final AtomicInteger stuck;
    private @Nullable Thread thread;
    private boolean abandoned;

    ThreadInGame(String game, AtomicInteger stuck) {
        this.game = game;
        this.stuck = stuck;
    }

    /** The calling thread enters. */
    final synchronized void begin() {
        thread = Thread.currentThread();
    }

    /**
     * The thread is back.
     *
     * @return whether it had been abandoned
     */
    final synchronized boolean end() {
        thread = null;
        if (abandoned) {
            stuck.decrementAndGet();
        }
        return abandoned;
    }

    /** Gives up waiting for the thread; interrupts it once, in case the game responds to that. */
    final synchronized SilentGameException abandon(Duration waited) {
        Thread inside = thread;
        String where = inside == null ? "" : place(inside.getStackTrace());
        if (inside != null && !abandoned) {
            abandoned = true;
            stuck.incrementAndGet();
            inside.interrupt();
        }
        return new SilentGameException(game, "it was waited for during " + waited.toMillis() + " ms" + where);
    }

    final synchronized boolean isAbandoned() {
        return abandoned;
    }

    private static String place(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .filter(frame -> !frame.getClassName().matches("(java|jdk|sun)\\..*"))
                .findFirst()
                .map(frame -> ", and is in " + frame)
                .orElse("");
    }
}
