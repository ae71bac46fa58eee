package dev.foregone.search;

import dev.foregone.api.Limits;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** What stops one question, from the moment it was asked by the thread that made this. Any thread may look. */
final class StopCondition {

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int SECOND_DIGITS = 9;

    private final Limits limits;
    private final BooleanSupplier closed;
    private final Thread asker = Thread.currentThread();
    private final long started = System.nanoTime();
    private final long nanos;
    private volatile boolean interrupted;

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

    /** The thread that asked was interrupted while it waited for another one to answer. */
    void interrupt() {
        interrupted = true;
    }

    /** For how long the question has been open, in nanoseconds. */
    long age() {
        return System.nanoTime() - started;
    }

    /** How many positions may still be visited, when this many have been: at least one. */
    long positionsLeft(long visited) {
        if (visited >= limits.positions()) {
            throw new SearchStop("the limit of " + limits.positions() + " positions was reached");
        }
        return limits.positions() - visited;
    }

    /** Stops the search if anything but the number of positions says so. */
    void check() {
        String reason = reason();
        if (reason != null) {
            throw new SearchStop(reason);
        }
    }

    /** What says that the search must stop, apart from the number of positions; null if nothing does. */
    @Nullable
    String reason() {
        if (limits.isCancelled()) {
            return "it was cancelled";
        }
        if (interrupted || asker.isInterrupted()) {
            return "the thread was interrupted";
        }
        if (closed.getAsBoolean()) {
            return "the solver was closed";
        }
        return age() >= nanos
                ? "the time limit of " + inWords(limits.timeLimit().orElseThrow()) + " was reached"
                : null;
    }

    private static String inWords(Duration duration) {
        if (duration.compareTo(Duration.ofSeconds(1)) < 0 && duration.toNanos() % NANOS_PER_MILLI == 0) {
            return duration.toMillis() + " ms";
        }
        BigDecimal seconds =
                BigDecimal.valueOf(duration.getSeconds()).add(BigDecimal.valueOf(duration.getNano(), SECOND_DIGITS));
        return seconds.stripTrailingZeros().toPlainString() + " s";
    }
}
