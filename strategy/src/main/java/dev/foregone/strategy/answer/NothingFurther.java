package dev.foregone.strategy.answer;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;

/** Proves nothing, at once: beside it, a strategy says what it knows. */
public final class NothingFurther<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    /** A solver that knows nothing. */
    public NothingFurther() {}

    @Override
    public Bounds prove(S state, Limits limits) {
        return Bounds.unknown();
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        throw new SearchStoppedException("the strategy says no more", Bounds.unknown());
    }

    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        return Advice.of(state, Bounds.unknown());
    }

    @Override
    public long positionsVisited() {
        return 0;
    }

    @Override
    public void close() {}
}
