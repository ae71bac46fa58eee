package dev.foregone.spi;

import dev.foregone.api.Limits;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The conditions that stop one question, from the moment it was asked by the thread that created this: its {@link
 * Limits}, an interrupt of that thread, or the end of the session. For engines, so that all stop for the same reasons
 * and report them in the same words. Any thread may check it, as often as it likes: a check costs one reading of the
 * clock.
 */
@Stability(Level.EXPERIMENTAL)
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
     * A question asked now, by this thread.
     *
     * @param limits the question's limits
     * @param closed whether the solver has been closed; any thread may call it
     */
    public StopCondition(Limits limits, BooleanSupplier closed) {
        this(limits, closed, System.nanoTime());
    }

    /** For tests: a question asked some time ago. */
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
     * The number of positions that may still be visited.
     *
     * @param visited the number visited for this question so far
     * @return 0 or more
     */
    public long positionsLeft(long visited) {
        return Math.max(0, limits.positions() - visited);
    }

    /** {@return how many nanoseconds are left of the time; none or fewer if it is over, {@link Long#MAX_VALUE} if there is no limit} */
    public long nanosLeft() {
        return nanos == Long.MAX_VALUE ? Long.MAX_VALUE : nanos - (System.nanoTime() - started);
    }

    /** {@return whether the question has limits, so that something other than a cancellation may end it: {@link Limits#areSet}} */
    public boolean isLimited() {
        return limits.areSet();
    }

    /** {@return how many plies away a win or a loss may lie: {@link Limits#plies}} */
    public int plies() {
        return limits.plies();
    }

    /**
     * Whether the question must stop, and why.
     *
     * @param visited how many positions have been visited for it
     * @return a clause for people, such as {@code the limit of 1000 positions was reached}, or empty if it may continue
     */
    public Optional<String> reason(long visited) {
        return positionsLeft(visited) == 0
                ? Optional.of("the limit of " + limits.positions() + " positions was reached")
                : reason();
    }

    /**
     * Whether the question must stop, and why, whatever the number of positions.
     *
     * @return a clause for people, such as {@code it was cancelled}, or empty if it may continue
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
        return nanosLeft() <= 0
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
