package dev.foregone.api;

import java.time.Duration;
import java.util.Objects;
import java.util.function.LongSupplier;

/**
 * What several questions leave of limits that they share: what one uses is gone for the next. Time counts from when the meter is made, whoever
 * uses it. For one thread.
 */
public final class Meter {

    private final Limits limits;
    private final LongSupplier visited;
    private final long before;
    private final long startedNanos = System.nanoTime();

    /**
     * A meter that has used nothing yet.
     *
     * @param limits of all questions together
     * @param visited counts positions, from any number on, as {@link Solver#positionsVisited} does
     */
    public Meter(Limits limits, LongSupplier visited) {
        this.limits = Objects.requireNonNull(limits, "limits");
        this.visited = visited;
        this.before = visited.getAsLong();
    }

    /** {@return what is left; a time and a number of positions are 0 if nothing is} */
    public Limits left() {
        return left(limits);
    }

    /**
     * What would be left of other limits.
     *
     * @param of such as a part of the limits
     * @return these, less what has been used since the meter was made
     */
    public Limits left(Limits of) {
        return of.minus(Duration.ofNanos(System.nanoTime() - startedNanos), visited.getAsLong() - before);
    }
}
