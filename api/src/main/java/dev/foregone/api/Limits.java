package dev.foregone.api;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * When a search must stop: whichever limit is hit first. A limit that is not hit changes no answer.
 *
 * @param time how long the search may take, or null for as long as it needs
 * @param positions how many positions the search may visit
 * @param cancellation the switch that stops the search from another thread, or null
 * @param valueOnly whether a search for an outcome stops as soon as the value is certain, whatever the distance
 */
public record Limits(
        @Nullable Duration time, long positions, @Nullable Cancellation cancellation, boolean valueOnly) {

    private static final Limits NONE = new Limits(null, Long.MAX_VALUE, null, false);

    /**
     * Checks the numbers.
     *
     * @param time how long the search may take, or null for as long as it needs
     * @param positions how many positions the search may visit
     * @param cancellation the switch that stops the search from another thread, or null
     * @param valueOnly whether a search for an outcome stops as soon as the value is certain, whatever the distance
     * @throws IllegalArgumentException if a limit is negative
     */
    public Limits {
        if (time != null && time.isNegative()) {
            throw new IllegalArgumentException("a time limit must be 0 or more, not " + time);
        }
        if (positions < 0) {
            throw new IllegalArgumentException("a limit on positions must be 0 or more, not " + positions);
        }
    }

    /**
     * No limits: the search runs to its end.
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
     */
    public Limits withTime(Duration limit) {
        return new Limits(Objects.requireNonNull(limit, "limit"), positions, cancellation, valueOnly);
    }

    /**
     * Limits the work. A search by several threads notices a few milliseconds later than by one that the limit is reached.
     *
     * @param limit how many positions the search may visit
     * @return these limits with the number of positions replaced
     */
    public Limits withPositions(long limit) {
        return new Limits(time, limit, cancellation, valueOnly);
    }

    /**
     * Lets another thread stop the search.
     *
     * @param by the switch
     * @return these limits with the switch replaced
     */
    public Limits withCancellation(Cancellation by) {
        return new Limits(time, positions, Objects.requireNonNull(by, "by"), valueOnly);
    }

    /**
     * Asks for the value alone: the search for an outcome stops as soon as both bounds have the same value. Where plies
     * mean nothing, as in games that are scored, this saves what it takes to find them. Not for {@linkplain
     * Solver#analyze analyses}, which rate moves by their plies too.
     *
     * @return these limits, to be hit by the first certain value
     */
    public Limits withValueOnly() {
        return new Limits(time, positions, cancellation, true);
    }

    /**
     * These limits for an {@linkplain Solver#analyze analysis}, which rates moves by plies too.
     *
     * @return these limits
     * @throws IllegalArgumentException if they ask for the value only
     */
    public Limits forAnalysis() {
        if (valueOnly) {
            throw new IllegalArgumentException(
                    "an analysis rates moves by plies too, and the limits ask for the value only\n"
                            + "  ask solve() for the value of the position, or of those that its moves lead to");
        }
        return this;
    }

    /** {@return the time limit, or empty if there is none} */
    public Optional<Duration> timeLimit() {
        return Optional.ofNullable(time);
    }

    /**
     * Whether the search has been cancelled.
     *
     * @return true once the switch has been thrown
     */
    public boolean isCancelled() {
        return cancellation != null && cancellation.isCancelled();
    }
}
