package dev.foregone.engine.memo;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.DepthFirst;
import dev.foregone.search.Effort;
import dev.foregone.search.Lane;
import dev.foregone.search.Search;
import dev.foregone.search.SearchSolver;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Solver;
import dev.foregone.spi.Support;

/**
 * {@code memo}: pruned search that remembers what it has proved, within the memory it is given. It is the engine for
 * games in which different orders of the same moves lead to the same position. A session answers its next question the
 * quicker for the last.
 */
public final class MemoEngine implements Engine {

    /** A look into memory takes about as long as a packed position or two. */
    private static final int COST_OF_PACKED_LOOK = 1;

    /** States are so slow to play with that a look is always cheaper. */
    private static final int COST_OF_STATE_LOOK = 0;

    /** Called by the registry. */
    public MemoEngine() {}

    @Override
    public String id() {
        return "memo";
    }

    @Override
    public String description() {
        return "pruned search that remembers what it has proved; the best choice for most games";
    }

    @Override
    public int preference(Game<?, ?> game) {
        return 90;
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return DepthFirst.supports(game);
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        DepthFirst.require(id(), game);
        return new SearchSolver<>(game, options, (lane, effort) -> search(lane, effort, options));
    }

    private static <S extends GameState<S, M>, M extends Move> Search search(
            Lane<S, M> lane, Effort effort, SolverOptions options) {
        return lane.isPacked()
                ? new MemoSearch(
                        lane, effort, options.threads(), packedTable(lane, options), new TableUse(COST_OF_PACKED_LOOK))
                : new MemoSearch(
                        lane, effort, options.threads(), stateTable(lane, options), new TableUse(COST_OF_STATE_LOOK));
    }

    private static Table packedTable(Lane<?, ?> lane, SolverOptions options) {
        return new PackedTable(lane.rules(), options.memoryBytes(), options.symmetry());
    }

    private static <S extends GameState<S, M>, M extends Move> Table stateTable(
            Lane<S, M> lane, SolverOptions options) {
        return new StateTable<>(lane, options.memoryBytes(), options.symmetry(), options.threads());
    }
}
