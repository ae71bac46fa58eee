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

/** Answers from what is known of every position: its outcome, or its value without plies, of which it proves no more. */
public final class TablebaseSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Function<S, Bounds> known;
    private final AtomicLong visited = new AtomicLong();
    private volatile boolean closed;

    /** A solver that has bounds of every position it is asked about. */
    public TablebaseSolver(Function<S, Bounds> known) {
        this.known = known;
    }

    /** What a value says of an outcome. */
    public static Bounds bounds(GameState<?, ?> state, GameValue value) {
        if (state.terminalValue().isPresent()) {
            return Bounds.exactly(Outcome.finished(value));
        }
        return switch (value) {
            case WIN -> new Bounds(Outcome.win(Score.MAX_PLIES), Outcome.win(1));
            case DRAW -> new Bounds(Outcome.endlessDraw(), Outcome.draw(1));
            case LOSS -> new Bounds(Outcome.loss(1), Outcome.loss(Score.MAX_PLIES));
        };
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
        return known.apply(state);
    }

    @Override
    public Outcome solve(S state) {
        return outcome(prove(state, Limits.none()));
    }

    private static Outcome outcome(Bounds bounds) {
        return bounds.outcome()
                .orElseThrow(() -> new SearchStoppedException(
                        "the tablebase has values only, and does not tell in how many plies", bounds));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        begin(limits);
        return Analyses.of(state, each -> {
            visited.incrementAndGet();
            return outcome(known.apply(each));
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
