package dev.foregone.explorer.browser.devtools;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Waits until something holds, by looking again and again. */
public final class Waiting {

    private static final Duration BOUND = Duration.ofSeconds(30);

    /** Looking costs the processor what is waited for needs, so pauses grow from the shortest to the longest. */
    private static final long SHORTEST_PAUSE = Duration.ofMillis(10).toNanos();

    private static final long LONGEST_PAUSE = Duration.ofMillis(60).toNanos();

    private Waiting() {}

    /** Something that fails with an {@link AssertionError} as long as it does not hold. */
    @FunctionalInterface
    public interface Check {
        void run() throws Exception;
    }

    /** Returns as soon as the check holds; throws what it threw last if it does not within 30 s. */
    public static void until(Check check) {
        until(BOUND, check);
    }

    /** The same with another bound. */
    public static void until(Duration bound, Check check) {
        long end = System.nanoTime() + bound.toNanos();
        for (long pause = SHORTEST_PAUSE; true; pause = Math.min(pause * 3 / 2, LONGEST_PAUSE)) {
            try {
                check.run();
                return;
            } catch (AssertionError notYet) {
                if (System.nanoTime() > end) {
                    throw notYet;
                }
            } catch (Exception failed) {
                throw new IllegalStateException(failed);
            }
            LockSupport.parkNanos(pause);
        }
    }
}
