package dev.foregone.api;

import dev.foregone.value.ValueObject;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The limits at which a search must stop: the first one hit counts. A limit that is not hit changes no outcome.
 * Immutable: each {@code with} method returns a copy with one limit replaced.
 */
public final class Limits extends ValueObject {

    private static final Limits NONE = new Limits(null, Long.MAX_VALUE, Integer.MAX_VALUE, null);

    private final @Nullable Duration time;
    private final long positions;
    private final int plies;
    private final @Nullable Cancellation cancellation;

    private Limits(@Nullable Duration time, long positions, int plies, @Nullable Cancellation cancellation) {
        if (time != null && time.isNegative()) {
            throw new IllegalArgumentException("a time limit must be 0 or more, not " + time);
        }
        if (positions < 0) {
            throw new IllegalArgumentException("a limit on positions must be 0 or more, not " + positions);
        }
        if (plies < 0) {
            throw new IllegalArgumentException("a limit on plies must be 0 or more, not " + plies);
        }
        this.time = time;
        this.positions = positions;
        this.plies = plies;
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
        return new Limits(Objects.requireNonNull(limit, "limit"), positions, plies, cancellation);
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
        return new Limits(time, limit, plies, cancellation);
    }

    /**
     * Limits the distance: only wins and losses within this many plies are looked for. The search ends when it has found the
     * outcome, or proved that there is no win or loss so near; {@link Bounds#inWords()} says so. Such a question has an
     * answer in every game, also in those whose lines of play never end. An engine may prove more, but {@linkplain Solver#advise
     * advice} does not say so.
     *
     * @param limit how many plies away a win or a loss may lie
     * @return these limits with the number of plies replaced
     * @throws IllegalArgumentException if it is negative
     */
    public Limits withPlies(int limit) {
        return new Limits(time, positions, limit, cancellation);
    }

    /**
     * Lets another thread stop the search.
     *
     * @param by the switch
     * @return these limits with the switch replaced
     */
    public Limits withCancellation(Cancellation by) {
        return new Limits(time, positions, plies, Objects.requireNonNull(by, "by"));
    }

    /**
     * The limits that are left when a part has been used, for several questions under common limits.
     *
     * @param time how long the earlier questions took
     * @param visited how many positions they visited
     * @return these limits less that, at least 0
     */
    public Limits minus(Duration time, long visited) {
        Duration most = this.time == null || time.compareTo(this.time) > 0 ? time : this.time;
        return new Limits(
                this.time == null ? null : most.minus(time),
                positions == Long.MAX_VALUE ? positions : Math.max(0, positions - visited),
                plies,
                cancellation);
    }

    /**
     * One of several equal parts of the time and the positions, for questions that share these limits.
     *
     * @param parts how many there are, 1 or more
     * @return these limits divided by it
     * @throws ArithmeticException if it is 0, and a time or a number of positions is set
     */
    public Limits dividedBy(int parts) {
        return new Limits(
                time == null ? null : time.dividedBy(parts),
                positions == Long.MAX_VALUE ? positions : positions / parts,
                plies,
                cancellation);
    }

    /** {@return how long the search may take, or empty for as long as it needs} */
    public Optional<Duration> time() {
        return Optional.ofNullable(time);
    }

    /** {@return how many positions the search may visit; {@link Long#MAX_VALUE} for any number} */
    public long positions() {
        return positions;
    }

    /** {@return how many plies away a win or a loss may lie; {@link Integer#MAX_VALUE} for any number} */
    public int plies() {
        return plies;
    }

    /** {@return whether a time, a number of positions or a number of plies is set; a switch is no limit} */
    public boolean areSet() {
        return time != null || positions < Long.MAX_VALUE || plies < Integer.MAX_VALUE;
    }

    /**
     * Whether the search has been cancelled.
     *
     * @return true once the switch has been thrown
     */
    public boolean isCancelled() {
        return cancellation != null && cancellation.isCancelled();
    }

    /** For people: the limits that are set. */
    @Override
    public String toString() {
        return "Limits[time=" + (time == null ? "none" : time)
                + ", positions=" + (positions == Long.MAX_VALUE ? "none" : positions)
                + (plies == Integer.MAX_VALUE ? "" : ", plies=" + plies)
                + (cancellation == null ? "" : ", cancelled=" + isCancelled()) + "]";
    }

    @Override
    protected List<@Nullable Object> parts() {
        return Arrays.asList(time, positions, plies, cancellation);
    }
}
