package dev.foregone.blame;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import java.util.Objects;

/** The solver of a {@link GuardedEngine}. */
final class GuardedSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Solver<S, M> solver;
    private final Blame blame;
    private final Blame asking;
    private volatile boolean closed;

    GuardedSolver(Solver<S, M> solver, Blame blame) {
        this.solver = solver;
        this.blame = blame;
        this.asking = blame.except(fault -> closed && fault instanceof IllegalStateException);
    }

    @Override
    public Outcome solve(S state) {
        check(state, Limits.none());
        return asking.ask("solve", () -> solver.solve(state));
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        check(state, limits);
        return asking.ask("prove", () -> solver.prove(state, limits));
    }

    @Override
    public Bounds proveValue(S state, Limits limits) {
        check(state, limits);
        return asking.ask("proveValue", () -> solver.proveValue(state, limits));
    }

    @Override
    public Bounds proveAtLeast(S state, Outcome outcome, Limits limits) {
        check(state, limits);
        Objects.requireNonNull(outcome, "outcome");
        return asking.ask("proveAtLeast", () -> solver.proveAtLeast(state, outcome, limits));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        check(state, limits);
        return asking.ask("analyze", () -> solver.analyze(state, limits));
    }

    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        check(state, limits);
        return asking.ask("advise", () -> solver.advise(state, limits));
    }

    @Override
    public long positionsVisited() {
        return blame.ask("positionsVisited", solver::positionsVisited);
    }

    @Override
    public void close() {
        closed = true;
        blame.ask("close", () -> {
            solver.close();
            return true;
        });
    }

    /** The caller's mistakes are not the engine's faults. */
    private void check(S state, Limits limits) {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(limits, "limits");
        if (closed) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
    }
}
