package dev.foregone.search;

import dev.foregone.api.Limits;
import java.util.function.BooleanSupplier;

/** The limits of one question from the moment it was asked. */
final class StopCondition {

    private final Limits limits;
    private final BooleanSupplier closed;
    private final long started = System.nanoTime();
    private final long nanos;

    StopCondition(Limits limits, BooleanSupplier closed) {
        this.limits = limits;
        this.closed = closed;
        this.nanos = toNanos(limits);
    }

    private static long toNanos(Limits limits) {
        try {
            return limits.timeLimit().isPresent() ? limits.timeLimit().get().toNanos() : Long.MAX_VALUE;
        } catch (ArithmeticException longerThanAnyClock) {
            return Long.MAX_VALUE;
        }
    }

    /** How many positions may still be visited, when some have been: at least one. */
    long positionsLeft(long visited) {
        if (visited >= limits.positions()) {
            throw new SearchStop("the limit of " + limits.positions() + " positions was reached");
        }
        return limits.positions() - visited;
    }

    /** Stops the search if anything but the number of positions says so. */
    void check() {
        if (limits.isCancelled()) {
            throw new SearchStop("it was cancelled");
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new SearchStop("the thread was interrupted");
        }
        if (closed.getAsBoolean()) {
            throw new SearchStop("the solver was closed");
        }
        if (System.nanoTime() - started >= nanos) {
            throw new SearchStop("the time limit of " + limits.timeLimit().orElseThrow() + " was reached");
        }
    }
}
