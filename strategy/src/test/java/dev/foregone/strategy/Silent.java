package dev.foregone.strategy;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;

/** A solver that must not be asked. */
final class Silent<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    @Override
    public Bounds prove(S state, Limits limits) {
        throw new AssertionError("asked about " + state);
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        throw new AssertionError("asked about " + state);
    }

    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        throw new AssertionError("asked about " + state);
    }

    @Override
    public long positionsVisited() {
        return 0;
    }

    @Override
    public void close() {}
}
