package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.ArrayList;
import java.util.List;

/** A solver that asks another one, and remembers what it was asked and how it advised. */
class Asked<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Solver<S, M> solver;
    final List<Advice<S, M>> advice = new ArrayList<>();
    final List<Limits> limits = new ArrayList<>();

    Asked(Solver<S, M> solver) {
        this.solver = solver;
    }

    /** Called before each question. */
    void before(S state, Limits within) {
        limits.add(within);
    }

    @Override
    public Bounds prove(S state, Limits within) {
        before(state, within);
        return solver.prove(state, within);
    }

    @Override
    public Bounds proveValue(S state, Limits within) {
        before(state, within);
        return solver.proveValue(state, within);
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits within) {
        before(state, within);
        return solver.analyze(state, within);
    }

    @Override
    public Advice<S, M> advise(S state, Limits within) {
        before(state, within);
        Advice<S, M> given = solver.advise(state, within);
        advice.add(given);
        return given;
    }

    @Override
    public long positionsVisited() {
        return solver.positionsVisited();
    }

    @Override
    public void close() {
        solver.close();
    }
}
