package dev.foregone.registry;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.spi.Solver;
import java.util.Objects;

/** The solver of a {@link GuardedEngine}. */
final class GuardedSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final String engineId;
    private final Solver<S, M> solver;
    private volatile boolean closed;

    GuardedSolver(String engineId, Solver<S, M> solver) {
        this.engineId = engineId;
        this.solver = solver;
    }

    @Override
    public Bounds solve(S state, Limits limits) {
        check(state, limits);
        return GuardedEngine.guard(engineId, () -> solver.solve(state, limits));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        check(state, limits);
        return GuardedEngine.guard(engineId, () -> solver.analyze(state, limits));
    }

    @Override
    public long positionsVisited() {
        return GuardedEngine.guard(engineId, solver::positionsVisited);
    }

    @Override
    public void close() {
        closed = true;
        solver.close();
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
