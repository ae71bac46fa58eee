package dev.foregone.cli;

import dev.foregone.api.Limits;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Limits that hold for several questions together: what the first has used is gone for the second. */
final class Budget {

    private final Limits limits;
    private final LongSupplier visited;
    private final long positionsBefore;
    private final long started = System.nanoTime();

    Budget(Limits limits, LongSupplier visited) {
        this.limits = limits;
        this.visited = visited;
        this.positionsBefore = visited.getAsLong();
    }

    /** Whether there is a limit at all, apart from being cancelled. */
    boolean isLimited() {
        return limits.time() != null || limits.positions() != Long.MAX_VALUE;
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - started);
    }

    long positions() {
        return visited.getAsLong() - positionsBefore;
    }

    Limits left() {
        Limits left = isCounted() ? limits.withPositions(Math.max(0, limits.positions() - positions())) : limits;
        return limits.timeLimit()
                .map(limit -> left.withTime(limit.compareTo(elapsed()) > 0 ? limit.minus(elapsed()) : Duration.ZERO))
                .orElse(left);
    }

    /** Which of the limits stopped a search. */
    String hit() {
        if (limits.isCancelled()) {
            return "it was interrupted";
        }
        if (isCounted() && positions() >= limits.positions()) {
            return "the limit of " + limits.positions() + " positions was reached";
        }
        return limits.timeLimit()
                .filter(limit -> elapsed().compareTo(limit) >= 0)
                .map(limit -> "the time limit of " + Phrases.duration(limit) + " was reached")
                .orElse("the engine stopped it");
    }

    private boolean isCounted() {
        return limits.positions() != Long.MAX_VALUE;
    }
}
