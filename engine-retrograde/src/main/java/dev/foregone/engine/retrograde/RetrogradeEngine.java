package dev.foregone.engine.retrograde;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.SearchSolver;
import dev.foregone.search.memory.MemoSearch;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import dev.foregone.tablebase.builder.WholeGame;

/**
 * {@code retrograde}: finds every reachable position and solves all of them backwards from the end of the game, ply by
 * ply. It solves any game whose positions fit into memory, including games with cycles. Where lines of play always end,
 * the depth-first engines need not visit all positions and are quicker. In a large game a pruned search looks for near wins and
 * losses first: these need not all positions.
 */
public final class RetrogradeEngine implements Engine {

    /** The search has one sixteenth of the memory. */
    private static final long PART_OF_SEARCH = 16;

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
        long ofSearch = options.memoryBytes() / PART_OF_SEARCH;
        SolverOptions ofGame = options.withMemoryBytes(options.memoryBytes() - ofSearch);
        SolverOptions near = options.withMemoryBytes(ofSearch).withThreads(1).withListener(ProgressListener.none());
        return WholeGame.solver(game, ofGame, new SearchSolver<>(game, near, MemoSearch::of));
    }
}
