package dev.foregone.engine.memo;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.DepthFirstEngine;
import dev.foregone.search.GameView;
import dev.foregone.search.Search;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Game;

/**
 * {@code memo}: pruned search with a transposition table of limited size. It is the engine for games in which different
 * orders of the same moves lead to the same position. Earlier questions of a session speed up later ones.
 */
public final class MemoEngine extends DepthFirstEngine {

    /** A probe of the table takes about as long as one or two packed positions. */
    private static final double COST_OF_PACKED_PROBE = 1;

    /** States are slow to play, and storing them costs memory and garbage collection: less than most probes save. */
    private static final double COST_OF_STATE_PROBE = 0.25;

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
    protected Search open(SearchContext context) {
        return search(context, context.view());
    }

    private static <S extends GameState<S, M>, M extends Move> Search search(
            SearchContext context, GameView<S, M> view) {
        SolverOptions options = context.options();
        return view.packedRules()
                .map(rules -> new MemoSearch(
                        context,
                        new PackedTable(rules, options.memoryBytes(), options.symmetry()),
                        new ProbePolicy(COST_OF_PACKED_PROBE)))
                .orElseGet(() -> new MemoSearch(
                        context,
                        new StateTable<>(view, options.memoryBytes(), options.symmetry(), options.threads()),
                        new ProbePolicy(COST_OF_STATE_PROBE)));
    }
}
