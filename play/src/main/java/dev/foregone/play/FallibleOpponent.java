package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.Objects;

/** Draws its moves by their chances. */
final class FallibleOpponent<S extends GameState<S, M>, M extends Move> implements Opponent<S, M> {

    private final Solver<S, M> solver;
    private final double level;
    private final long seed;

    FallibleOpponent(Solver<S, M> solver, double level, long seed) {
        this.solver = Objects.requireNonNull(solver, "solver");
        this.level = Level.checked(level);
        this.seed = seed;
    }

    @Override
    public M choose(S state, int ply, Limits limits) {
        return choose(solver.analyze(state, limits), ply, limits);
    }

    @Override
    public M choose(Analysis<S, M> analysis, int ply, Limits limits) {
        return MoveChances.of(analysis, level).choose(seed, ply);
    }
}
