package dev.foregone.strategy.verify;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.file.LeafSearch;
import dev.foregone.strategy.file.StrategyHeader;
import dev.foregone.strategy.report.Claim;

/**
 * Proves leaves, each by a search that knows nothing of the others.
 *
 * @param game the game
 * @param engine the engine that searches
 * @param header what is claimed, and how many positions a search may visit
 * @param cancellation stops it
 */
record LeafCheck<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, Engine engine, StrategyHeader header, Cancellation cancellation) {

    /**
     * The result of one search.
     *
     * @param proved whether the claim holds
     * @param plies within how many plies of the leaf, if the claim has plies
     * @param visited how many positions were visited
     */
    record Result(boolean proved, int plies, long visited) {}

    Result check(S state, boolean ours) {
        Claim claim = header.claim();
        long most = header.leaf();
        Limits limits = Limits.none().withPositions(most).withCancellation(cancellation);
        boolean withPlies = claim.plies().isPresent();
        SolverOptions options = LeafSearch.options(most, header.symmetry());
        S asked = header.symmetry() ? game.canonical(state) : state;
        try (Solver<S, M> solver = engine.open(game, options)) {
            Bounds found = withPlies ? solver.prove(asked, limits) : solver.proveValue(asked, limits);
            Outcome worst = ours ? found.atLeast() : found.atMost();
            boolean proved = ours
                    ? worst.value().compareTo(claim.value()) >= 0
                    : worst.value().compareTo(claim.value().negated()) <= 0;
            return new Result(proved, proved && withPlies ? worst.plies() : 0, solver.positionsVisited());
        }
    }
}
