package dev.foregone.registry;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.Objects;

/** The solver of a {@link GuardedEngine}. */
final class GuardedSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Solver<S, M> solver;
    private final Guard guard;
    private final Guard asking;
    private volatile boolean closed;

    GuardedSolver(Solver<S, M> solver, Guard guard) {
        this.solver = solver;
        this.guard = guard;
        this.asking = guard.orElse(fault -> closed && fault instanceof IllegalStateException);
    }

    @Override
    public Bounds solve(S state, Limits limits) {
        check(state, limits);
        return asking.call(() -> solver.solve(state, limits));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        check(state, limits);
        return asking.call(() -> solver.analyze(state, limits));
    }

    @Override
    public long positionsVisited() {
        return guard.call(solver::positionsVisited);
    }

    @Override
    public void close() {
        closed = true;
        guard.call(() -> {
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
