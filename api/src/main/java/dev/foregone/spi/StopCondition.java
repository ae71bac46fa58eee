package dev.foregone.spi;

import dev.foregone.api.Limits;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What stops one question, from the moment it was asked by the thread that made this: its {@link Limits}, an interrupt of
 * that thread, or the end of the session. For engines, so that all of them stop for the same reasons and say so in the same
 * words. Any thread may look, as often as it likes: a look takes as long as reading the clock.
 */
public final class StopCondition {

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int SECOND_DIGITS = 9;

    private final Limits limits;
    private final BooleanSupplier closed;
    private final Thread asker = Thread.currentThread();
    private final long started;
    private final long nanos;
    private volatile boolean interrupted;

    /**
     * The question is asked now, by this thread.
     *
     * @param limits the question's limits
     * @param closed whether the solver has been closed; any thread may ask it
     */
    public StopCondition(Limits limits, BooleanSupplier closed) {
        this(limits, closed, System.nanoTime());
    }

    /** For tests: a question that was asked some time ago. */
    StopCondition(Limits limits, BooleanSupplier closed, long started) {
        this.limits = Objects.requireNonNull(limits, "limits");
        this.closed = closed;
        this.started = started;
        this.nanos = toNanos(limits);
    }

    private static long toNanos(Limits limits) {
        try {
            return limits.time().isPresent() ? limits.time().get().toNanos() : Long.MAX_VALUE;
        } catch (ArithmeticException longerThanAnyClock) {
            return Long.MAX_VALUE;
        }
    }

    /** The thread that asked was interrupted while it waited for another one to answer. */
    public void interrupt() {
        interrupted = true;
    }

    /**
     * How many positions may still be visited.
     *
     * @param visited how many have been, for this question
     * @return 0 or more
     */
    public long positionsLeft(long visited) {
        return Math.max(0, limits.positions() - visited);
    }

    /**
     * Whether the question must stop, and why.
     *
     * @param visited how many positions have been visited for it
     * @return a clause for people, such as {@code the limit of 1000 positions was reached}, or empty if it may go on
     */
    public Optional<String> reason(long visited) {
        return positionsLeft(visited) == 0
                ? Optional.of("the limit of " + limits.positions() + " positions was reached")
                : reason();
    }

    /**
     * Whether the question must stop, and why, whatever the number of positions.
     *
     * @return a clause for people, such as {@code it was cancelled}, or empty if it may go on
     */
    public Optional<String> reason() {
        if (limits.isCancelled()) {
            return Optional.of("it was cancelled");
        }
        if (interrupted || asker.isInterrupted()) {
            return Optional.of("the thread was interrupted");
        }
        if (closed.getAsBoolean()) {
            return Optional.of("the solver was closed");
        }
        return System.nanoTime() - started >= nanos
                ? Optional.of("the time limit of " + inWords(limits.time().orElseThrow()) + " was reached")
                : Optional.empty();
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
