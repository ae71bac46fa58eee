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
import java.util.concurrent.Callable;

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
        return ask("solve", state, Limits.none(), () -> solver.solve(state));
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        return ask("prove", state, limits, () -> solver.prove(state, limits));
    }

    @Override
    public Bounds proveValue(S state, Limits limits) {
        return ask("proveValue", state, limits, () -> solver.proveValue(state, limits));
    }

    @Override
    public Bounds proveAtLeast(S state, Outcome outcome, Limits limits) {
        Objects.requireNonNull(outcome, "outcome");
        return ask("proveAtLeast", state, limits, () -> solver.proveAtLeast(state, outcome, limits));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        return ask("analyze", state, limits, () -> solver.analyze(state, limits));
    }

    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        return ask("advise", state, limits, () -> solver.advise(state, limits));
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
    private <T> T ask(String method, S state, Limits limits, Callable<T> question) {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(limits, "limits");
        if (closed) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
        return asking.ask(method, question);
    }
}
