package dev.foregone.strategy.verify;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.file.LeafSearch;
import dev.foregone.strategy.file.StrategyHeader;

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
     * What one search has found.
     *
     * @param bounds what it proves, for the player to move
     * @param ours whether that is the strategy's side
     * @param visited how many positions were visited
     */
    record Result(Bounds bounds, boolean ours, long visited) {

        private Outcome worst() {
            return ours ? bounds.atLeast() : bounds.atMost();
        }

        /** Whether the strategy's side has at least a value. */
        boolean proves(GameValue value) {
            return (ours ? worst().value() : worst().value().negated()).compareTo(value) >= 0;
        }

        /** Whether it has less. */
        boolean refutes(GameValue value) {
            GameValue best =
                    ours ? bounds.atMost().value() : bounds.atLeast().value().negated();
            return best.compareTo(value) < 0;
        }

        /** Within how many plies, at the worst. */
        int plies() {
            return worst().plies();
        }
    }

    Result check(S state, boolean ours) {
        long most = header.leaf();
        Limits limits = Limits.none().withPositions(most).withCancellation(cancellation);
        S asked = header.symmetry() ? game.canonical(state) : state;
        SolverOptions options = LeafSearch.options(game, asked, most, header.symmetry());
        try (Solver<S, M> solver = engine.open(game, options)) {
            Bounds found =
                    header.claim().plies().isPresent() ? solver.prove(asked, limits) : solver.proveValue(asked, limits);
            return new Result(found, ours, solver.positionsVisited());
        }
    }
}
