package dev.foregone.testkit;

import java.time.Duration;

/** How much is looked at of what has no end: so many things in any case, and more until the time is over. */
final class Patience {

    private final int always;
    private final long deadline;
    private int done;

    /** From now on. */
    Patience(int always, Duration time) {
        this.always = always;
        deadline = System.nanoTime() + time.toNanos();
    }

    /** Whether to look at one more. */
    boolean more() {
        return done++ < always || System.nanoTime() - deadline < 0;
    }
}
