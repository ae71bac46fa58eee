package dev.foregone.tablebase.answer;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** Answers from outcomes that are all known. */
public final class TablebaseSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Function<S, Outcome> outcomes;
    private final AtomicLong visited = new AtomicLong();
    private volatile boolean closed;

    /** A solver that has the outcome of every position it is asked about. */
    public TablebaseSolver(Function<S, Outcome> outcomes) {
        this.outcomes = outcomes;
    }

    private void begin(Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (closed) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        begin(limits);
        visited.incrementAndGet();
        return Bounds.exactly(outcomes.apply(state));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        begin(limits);
        return Analyses.of(state, each -> {
            visited.incrementAndGet();
            return outcomes.apply(each);
        });
    }

    @Override
    public long positionsVisited() {
        return visited.get();
    }

    @Override
    public void close() {
        closed = true;
    }
}
