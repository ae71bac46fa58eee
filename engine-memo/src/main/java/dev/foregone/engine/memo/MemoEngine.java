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

    private static Search search(Lane<?, ?> lane, Effort effort, SolverOptions options) {
        return new MemoSearch(lane, effort, table(lane, options));
    }

    private static <S extends GameState<S, M>, M extends Move> Table table(Lane<S, M> lane, SolverOptions options) {
        return lane.isPacked()
                ? new PackedTable(lane.rules(), options.memoryBytes(), options.symmetry())
                : new StateTable<>(lane, options.memoryBytes(), options.symmetry());
    }
}
