package dev.foregone.tablebase;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/** Answers from a tablebase. */
final class TablebaseSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Tablebase<S, M> tablebase;
    private final AtomicLong visited = new AtomicLong();
    private volatile boolean closed;

    TablebaseSolver(Tablebase<S, M> tablebase) {
        this.tablebase = tablebase;
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
        return Bounds.exactly(tablebase.outcome(state));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        begin(limits);
        return Analyses.of(state, each -> {
            visited.incrementAndGet();
            return tablebase.outcome(each);
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
