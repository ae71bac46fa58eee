package dev.foregone.engine.retrograde;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import dev.foregone.tablebase.WholeGame;

/**
 * {@code retrograde}: finds every reachable position and solves all of them backwards from the end of the game, ply by
 * ply. It solves any game whose positions fit into memory, including games with cycles. Where lines of play always end,
 * the depth-first engines need not visit all positions and are quicker.
 */
public final class RetrogradeEngine implements Engine {

    /** Called by the registry. */
    public RetrogradeEngine() {}

    @Override
    public String id() {
        return "retrograde";
    }

    @Override
    public String description() {
        return "solves every position from the end backwards; for games with cycles";
    }

    /** Chosen first where lines of play can repeat a position, and otherwise last. */
    @Override
    public int preference(Game<?, ?> game) {
        return game.cyclic() ? 100 : 5;
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return Support.yes();
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        return WholeGame.solver(game, options);
    }
}
