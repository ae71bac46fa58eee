package dev.foregone.search;

import dev.foregone.api.SolverOptions;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/** A window and nothing else, for tests: what a {@link PruningSearch} must write. */
final class WindowSearch extends PruningSearch {

    private final Lane<?, ?> lane;
    private final PackedRules<?, ?> rules;
    private final Effort effort;

    WindowSearch(Lane<?, ?> lane, Effort effort) {
        this(lane, effort, 1);
    }

    private WindowSearch(Lane<?, ?> lane, Effort effort, int threads) {
        super(lane, effort, SolverOptions.defaults().withThreads(threads), new MoveOrder(lane), 0);
        this.lane = lane;
        this.rules = lane.rules();
        this.effort = effort;
    }

    /** A search that shares even the smallest question between two threads. */
    static WindowSearch shared(Lane<?, ?> lane, Effort effort) {
        return new WindowSearch(lane, effort, 2);
    }

    @Override
    protected PruningSearch helper(Lane<?, ?> itsLane, Effort itsEffort) {
        return new WindowSearch(itsLane, itsEffort);
    }

    @Override
    protected int search(long position, int alpha, int beta, int ply) {
        lane.enter(position, ply);
        effort.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return terminal;
        }
        int best = Score.WORST;
        MoveStack moves = new MoveStack(rules);
        int end = moves.pushCandidates(position, 0);
        for (int i = 0; i < end && best < beta; i++) {
            int below = Score.pruningBelow(beta);
            int above = Score.pruningBelow(Math.max(alpha, best));
            int child = search(rules.play(position, moves.get(i)), below, above, ply + 1);
            best = Math.max(best, Score.pruningBackedUp(child));
        }
        return best;
    }
}
