package dev.foregone.testkit.check;

import java.time.Duration;

/** A limit on looking at things without end: this many in any case, and more until the time is over. */
public final class SoftLimit {

    private final int always;
    private final long deadline;
    private int done;

    /** From now on. */
    public SoftLimit(int always, Duration time) {
        this.always = always;
        deadline = System.nanoTime() + time.toNanos();
    }

    /** Whether to look at one more. */
    public boolean more() {
        return done++ < always || System.nanoTime() - deadline < 0;
    }
}
