package dev.foregone.strategy.build;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.strategy.report.Claim;

/**
 * Asks solvers whether a claim holds.
 *
 * @param claim the claim
 * @param shortest whether plies count
 */
record Judge(Claim claim, boolean shortest) {

    /** Asks about a position. */
    <S extends GameState<S, M>, M extends Move> Verdict of(Solver<S, M> solver, S state, boolean ours, Limits limits) {
        long before = solver.positionsVisited();
        Bounds bounds = shortest ? solver.prove(state, limits) : solver.proveValue(state, limits);
        return verdict(bounds, ours, solver.positionsVisited() - before);
    }

    private Verdict verdict(Bounds bounds, boolean ours, long visited) {
        GameValue worst =
                ours ? bounds.atLeast().value() : bounds.atMost().value().negated();
        GameValue best =
                ours ? bounds.atMost().value() : bounds.atLeast().value().negated();
        boolean proved = worst.compareTo(claim.value()) >= 0 && (!shortest || bounds.isExact());
        int plies = proved && shortest ? bounds.outcome().map(Outcome::plies).orElseThrow() : Node.NO_PLIES;
        return new Verdict(proved, best.compareTo(claim.value()) < 0, plies, visited);
    }
}
