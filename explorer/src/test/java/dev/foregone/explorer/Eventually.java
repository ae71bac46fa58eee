package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what happens on another thread. */
public final class Eventually {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private Eventually() {}

    /** Waits until something holds. */
    public static void until(String what, BooleanSupplier holds) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).as(what).isLessThan(deadline);
            LockSupport.parkNanos(2_000_000);
        }
    }
}
