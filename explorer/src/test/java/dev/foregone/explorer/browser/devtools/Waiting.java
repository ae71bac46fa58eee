package dev.foregone.explorer.browser.devtools;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Waits until something holds, by looking again and again. */
public final class Waiting {

    private static final Duration BOUND = Duration.ofSeconds(30);
    private static final Duration PAUSE = Duration.ofMillis(20);

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
        while (true) {
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
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }
}
