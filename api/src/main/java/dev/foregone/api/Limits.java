package dev.foregone.api;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The limits at which a search must stop: the first one hit counts. A limit that is not hit changes no answer.
 * Immutable: each {@code with} method returns a copy with one limit replaced.
 */
public final class Limits {

    private static final Limits NONE = new Limits(null, Long.MAX_VALUE, null);

    private final @Nullable Duration time;
    private final long positions;
    private final @Nullable Cancellation cancellation;

    private Limits(@Nullable Duration time, long positions, @Nullable Cancellation cancellation) {
        if (time != null && time.isNegative()) {
            throw new IllegalArgumentException("a time limit must be 0 or more, not " + time);
        }
        if (positions < 0) {
            throw new IllegalArgumentException("a limit on positions must be 0 or more, not " + positions);
        }
        this.time = time;
        this.positions = positions;
        this.cancellation = cancellation;
    }

    /**
     * No limits: the search runs to completion.
     *
     * @return limits that are never hit
     */
    public static Limits none() {
        return NONE;
    }

    /**
     * Limits the time.
     *
     * @param limit how long the search may take
     * @return these limits with the time replaced
     * @throws IllegalArgumentException if it is negative
     */
    public Limits withTime(Duration limit) {
        return new Limits(Objects.requireNonNull(limit, "limit"), positions, cancellation);
    }

    /**
     * Limits the work. A search by several threads notices a reached limit a few milliseconds later than one by a
     * single thread.
     *
     * @param limit how many positions the search may visit
     * @return these limits with the number of positions replaced
     * @throws IllegalArgumentException if it is negative
     */
    public Limits withPositions(long limit) {
        return new Limits(time, limit, cancellation);
    }

    /**
     * Lets another thread stop the search.
     *
     * @param by the switch
     * @return these limits with the switch replaced
     */
    public Limits withCancellation(Cancellation by) {
        return new Limits(time, positions, Objects.requireNonNull(by, "by"));
    }

    /** {@return how long the search may take, or empty for as long as it needs} */
    public Optional<Duration> time() {
        return Optional.ofNullable(time);
    }

    /** {@return how many positions the search may visit; {@link Long#MAX_VALUE} for any number} */
    public long positions() {
        return positions;
    }

    /**
     * Whether the search has been cancelled.
     *
     * @return true once the switch has been thrown
     */
    public boolean isCancelled() {
        return cancellation != null && cancellation.isCancelled();
    }

    /** Limits are equal if they have the same time, positions and switch. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Limits that
                && Objects.equals(time, that.time)
                && positions == that.positions
                && cancellation == that.cancellation;
    }

    @Override
    public int hashCode() {
        return Objects.hash(time, positions, cancellation);
    }

    /** For people: the limits that are set. */
    @Override
    public String toString() {
        return "Limits[time=" + (time == null ? "none" : time)
                + ", positions=" + (positions == Long.MAX_VALUE ? "none" : positions)
                + (cancellation == null ? "" : ", cancelled=" + isCancelled()) + "]";
    }
}
