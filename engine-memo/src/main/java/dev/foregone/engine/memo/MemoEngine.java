package dev.foregone.engine.memo;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.DepthFirstEngine;
import dev.foregone.search.Effort;
import dev.foregone.search.Lane;
import dev.foregone.search.Search;
import dev.foregone.spi.Game;

/**
 * {@code memo}: pruned search that remembers what it has proved, within the memory it is given. It is the engine for
 * games in which different orders of the same moves lead to the same position. A session answers its next question the
 * quicker for the last.
 */
public final class MemoEngine extends DepthFirstEngine {

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
    protected Search search(Lane<?, ?> lane, Effort effort, SolverOptions options) {
        return lane.isPacked()
                ? new MemoSearch(lane, effort, options, packed(lane, options), new TableUse(COST_OF_PACKED_LOOK))
                : new MemoSearch(lane, effort, options, plain(lane, options), new TableUse(COST_OF_STATE_LOOK));
    }

    private static Table packed(Lane<?, ?> lane, SolverOptions options) {
        return new PackedTable(lane.rules(), options.memoryBytes(), options.symmetry());
    }

    private static <S extends GameState<S, M>, M extends Move> Table plain(Lane<S, M> lane, SolverOptions options) {
        return new StateTable<>(lane, options.memoryBytes(), options.symmetry(), options.threads());
    }
}
