package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.SplitTree.Node;
import dev.foregone.spi.PackedRules;
import java.util.function.BooleanSupplier;

/** What one thread of a {@link ParallelWindow} searches with: a lane, a search and an effort of its own. */
final class Helper<S extends GameState<S, M>, M extends Move> {

    private final Lane<S, M> lane;
    private final Effort effort;
    private final PruningSearch search;

    Helper(Lane<S, M> lane, Effort whole, Factory factory) {
        this.lane = lane;
        this.effort = whole.part();
        this.search = factory.open(lane, effort);
    }

    /** Searches a position of the tree below a root until it is answered or no longer needed. */
    int search(S root, Node job, BooleanSupplier needless) {
        effort.begin(needless);
        try {
            int ply = 0;
            PackedRules<S, M> rules = lane.rules();
            long position = rules.pack(root);
            for (int move : job.path()) {
                lane.enter(position, ply++);
                position = rules.play(position, move);
            }
            return search.search(position, job.alpha, job.beta, ply);
        } finally {
            effort.end();
        }
    }

    /** Makes the search of one thread. */
    @FunctionalInterface
    interface Factory {

        PruningSearch open(Lane<?, ?> lane, Effort effort);
    }
}
