package dev.foregone.tablebase.answer;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.spi.Score;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** Answers from values that are all known without their plies: proves no more than the value, and says so. */
public final class ValueSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Function<S, GameValue> values;
    private final AtomicLong visited = new AtomicLong();
    private volatile boolean closed;

    /** A solver that has the value of every position it is asked about. */
    public ValueSolver(Function<S, GameValue> values) {
        this.values = values;
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (closed) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
        visited.incrementAndGet();
        GameValue value = values.apply(state);
        return state.terminalValue().isPresent() ? Bounds.exactly(Outcome.finished(value)) : inSomePlies(value);
    }

    private static Bounds inSomePlies(GameValue value) {
        return switch (value) {
            case WIN -> new Bounds(Outcome.win(Score.MAX_PLIES), Outcome.win(1));
            case DRAW -> new Bounds(Outcome.endlessDraw(), Outcome.draw(1));
            case LOSS -> new Bounds(Outcome.loss(1), Outcome.loss(Score.MAX_PLIES));
        };
    }

    @Override
    public Outcome solve(S state) {
        Bounds bounds = prove(state, Limits.none());
        return bounds.outcome().orElseThrow(() -> noPlies(bounds));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        throw noPlies(prove(state, limits));
    }

    private static SearchStoppedException noPlies(Bounds bounds) {
        return new SearchStoppedException("the tablebase has values only, and does not tell in how many plies", bounds);
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
