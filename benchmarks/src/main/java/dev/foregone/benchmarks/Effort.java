package dev.foregone.benchmarks;

import dev.foregone.api.Limits;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * What a player may spend on a move: a time or, the same on every machine, a number of positions.
 *
 * @param positions 0 if the time alone counts
 */
record Effort(Duration time, long positions) {

    private static final Duration ANY = Duration.ofDays(1);

    static Effort time(Duration time) {
        return new Effort(time, 0);
    }

    static Effort unlimited() {
        return time(ANY);
    }

    static Effort positions(long positions) {
        return new Effort(ANY, positions);
    }

    /** The same for the library. */
    Limits limits() {
        return positions == 0 ? Limits.none().withTime(time) : Limits.none().withPositions(positions);
    }

    /**
     * Whether a move that begins now has taken all of it.
     *
     * @param visited the positions that the player has visited in all its moves
     */
    BooleanSupplier isSpent(LongSupplier visited) {
        if (positions > 0) {
            long most = visited.getAsLong() + positions;
            return () -> visited.getAsLong() >= most;
        }
        long end = System.nanoTime() + time.toNanos();
        return () -> System.nanoTime() - end >= 0;
    }
}
