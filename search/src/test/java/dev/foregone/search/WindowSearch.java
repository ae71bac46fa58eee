package dev.foregone.search;

import dev.foregone.api.SolverOptions;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/** A window and nothing else, for tests: what a {@link PruningSearch} must write. */
final class WindowSearch extends PruningSearch {

    private final GameView<?, ?> view;
    private final PackedRules<?, ?> rules;
    private final SearchBudget budget;

    WindowSearch(GameView<?, ?> view, SearchBudget budget) {
        this(view, budget, 1);
    }

    private WindowSearch(GameView<?, ?> view, SearchBudget budget, int threads) {
        super(view, budget, SolverOptions.defaults().withThreads(threads), new MoveOrder(view), 0);
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
    }

    /** A search that shares even the smallest question between two threads. */
    static WindowSearch shared(GameView<?, ?> view, SearchBudget budget) {
        return new WindowSearch(view, budget, 2);
    }

    @Override
    protected PruningSearch worker(GameView<?, ?> itsView, SearchBudget itsBudget) {
        return new WindowSearch(itsView, itsBudget);
    }

    @Override
    protected int search(long position, int alpha, int beta, int ply) {
        view.enter(position, ply);
        budget.visit();
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
