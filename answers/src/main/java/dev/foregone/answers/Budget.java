package dev.foregone.answers;

import dev.foregone.api.Limits;
import dev.foregone.api.SearchStoppedException;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Limits that hold for several questions together: what the first has used is gone for the second. */
public final class Budget {

    private final Limits limits;
    private final LongSupplier visited;
    private final long positionsBefore;
    private final long started = System.nanoTime();

    public Budget(Limits limits, LongSupplier visited) {
        this.limits = limits;
        this.visited = visited;
        this.positionsBefore = visited.getAsLong();
    }

    public Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - started);
    }

    public long positions() {
        return visited.getAsLong() - positionsBefore;
    }

    /** What is left; for the first question that is all. */
    public Limits left() {
        if (positions() == 0) {
            return limits;
        }
        Limits left = limits.positions() == Long.MAX_VALUE
                ? limits
                : limits.withPositions(Math.max(0, limits.positions() - positions()));
        return limits.time()
                .map(limit -> left.withTime(limit.compareTo(elapsed()) > 0 ? limit.minus(elapsed()) : Duration.ZERO))
                .orElse(left);
    }

    /** Why a question was stopped. What was left for it is not what the user gave, so the message says what it is. */
    public String reason(SearchStoppedException stop, Limits asked) {
        return asked.equals(limits) || asked.isCancelled()
                ? stop.reason()
                : stop.reason() + " (what was left of the limits, which are for all questions together)";
    }
}
