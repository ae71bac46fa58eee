package dev.foregone.answers;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Limits shared by several questions, or by several attempts at one: what the first uses is gone for the next. Only
 * questions use the budget, not what happens between them. For one thread at a time.
 */
public final class Budget {

    private final Limits limits;
    private Duration time = Duration.ZERO;
    private long positions;

    public Budget(Limits limits) {
        this.limits = limits;
    }

    /** The remaining limits. */
    public Limits left() {
        return limits.minus(time, positions);
    }

    /** The remaining limits for an attempt that may take at most this long. */
    public Limits left(Optional<Duration> most) {
        Limits left = left();
        return most.filter(slice ->
                        left.time().filter(own -> own.compareTo(slice) <= 0).isEmpty())
                .map(left::withTime)
                .orElse(left);
    }

    public void use(Answer.Cost cost) {
        time = time.plus(cost.elapsed());
        positions += cost.positions();
    }

    /** Asks a question within the remaining limits and deducts its cost, in positions as they are counted. */
    <T> T ask(LongSupplier count, Function<Limits, T> question) {
        long visited = count.getAsLong();
        long started = System.nanoTime();
        try {
            return question.apply(left());
        } finally {
            time = time.plusNanos(System.nanoTime() - started);
            positions += count.getAsLong() - visited;
        }
    }

    /** Analyzes a position within the remaining limits. A limit that is hit is named as it was given. */
    <S extends GameState<S, M>, M extends Move> Analysis<S, M> analysis(Solver<S, M> solver, S state) {
        boolean whole = left().equals(limits);
        try {
            return ask(solver::positionsVisited, left -> solver.analyze(state, left));
        } catch (SearchStoppedException stop) {
            throw whole || !isSpent() ? stop : new SearchStoppedException(why(), stop.bounds());
        }
    }

    public long positions() {
        return positions;
    }

    public Answer.Cost cost(String engine) {
        return new Answer.Cost(engine, positions, time);
    }

    /** Whether nothing is left. */
    public boolean isSpent() {
        return limits.isCancelled()
                || positions >= limits.positions()
                || limits.time().filter(limit -> limit.compareTo(time) <= 0).isPresent();
    }

    /** The limit that was hit, as it was given. */
    public String why() {
        if (limits.isCancelled()) {
            return "it was cancelled";
        }
        return Phrases.stoppedBy(
                positions < limits.positions()
                        ? limits.withPositions(Long.MAX_VALUE)
                        : Limits.none().withPositions(limits.positions()));
    }
}
