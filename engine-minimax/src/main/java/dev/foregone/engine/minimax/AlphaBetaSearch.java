package dev.foregone.engine.minimax;

import dev.foregone.api.SolverOptions;
import dev.foregone.search.GameView;
import dev.foregone.search.MoveOrder;
import dev.foregone.search.MoveStack;
import dev.foregone.search.PruningSearch;
import dev.foregone.search.SearchBudget;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/**
 * Fail-soft alpha-beta (D. E. Knuth and R. W. Moore, <em>An analysis of alpha-beta pruning</em>, 1975; J. P. Fishburn,
 * 1983) over scores that count plies. Because a quick win beats a slow one, the window closes by itself as the search
 * goes deeper: what cannot end sooner than a line already found is not looked at.
 */
final class AlphaBetaSearch extends PruningSearch {

    private final GameView<?, ?> view;
    private final PackedRules<?, ?> rules;
    private final SearchBudget budget;
    private final MoveStack moves;
    private final MoveOrder order;

    AlphaBetaSearch(GameView<?, ?> view, SearchBudget budget, SolverOptions options) {
        this(view, budget, options, new MoveOrder(view));
    }

    private AlphaBetaSearch(GameView<?, ?> view, SearchBudget budget, SolverOptions options, MoveOrder order) {
        super(view, budget, options, order);
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
        this.moves = new MoveStack(rules);
        this.order = order;
    }

    @Override
    protected PruningSearch worker(GameView<?, ?> itsView, SearchBudget itsBudget) {
        return new AlphaBetaSearch(itsView, itsBudget, options(), order.copy(itsView));
    }

    @Override
    protected int search(long position, int alpha, int beta, int ply) {
        return search(position, alpha, beta, ply, 0);
    }

    private int search(long position, int alpha, int beta, int ply, int base) {
        view.enter(position, ply);
        budget.visit();
        long bounds = rules.bounds(position);
        int atMost = Score.pruning(Score.atMost(bounds));
        int best = Score.pruning(Score.atLeast(bounds));
        if (best == atMost || best >= beta) {
            return best;
        }
        if (atMost <= alpha) {
            return atMost;
        }
        int end = moves.pushCandidates(position, base);
        order.sort(moves, position, base, end, ply);
        for (int i = base; i < end; i++) {
            budget.progress().enter(ply, i - base, end - base);
            long child = rules.play(position, moves.get(i));
            int above = Score.pruningBelow(Math.max(alpha, best));
            int score = Score.pruningBackedUp(search(child, Score.pruningBelow(beta), above, ply + 1, end));
            if (score > best) {
                best = score;
                if (best >= beta || best == atMost) {
                    order.refuted(position, moves.get(i), ply);
                    return best;
                }
            }
        }
        return best;
    }
}
