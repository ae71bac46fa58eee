package dev.foregone.engine.minimax;

import dev.foregone.search.ProvenBounds;
import dev.foregone.search.Search;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/**
 * Literal backward induction: a finished position has its terminal score, any other the best of its moves' scores, each
 * backed up. The whole game tree is visited, so the draw's plies need no second step.
 */
final class MinimaxSearch implements Search {

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final MoveStack moves;

    MinimaxSearch(SearchContext context) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.moves = new MoveStack();
    }

    /** The root is handled outside the recursion, because each of its moves proves a bound. */
    @Override
    public void prove(long position, ProvenBounds proven) {
        view.enter(position, 0);
        budget.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            proven.exactly(terminal);
            return;
        }
        proven.atMost(Score.win(1));
        int count = moves.pushLegal(rules, position, 0);
        for (int i = 0; i < count && !proven.suffice(); i++) {
            budget.progress().enter(0, i, count);
            proven.atLeast(score(position, moves.get(i), 1, count));
        }
        if (!proven.suffice()) {
            proven.atMost(proven.atLeast());
        }
    }

    private int search(long position, int ply, int base) {
        view.enter(position, ply);
        budget.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return terminal;
        }
        int best = Score.WORST;
        int end = moves.pushLegal(rules, position, base);
        for (int i = base; i < end; i++) {
            budget.progress().enter(ply, i - base, end - base);
            best = Math.max(best, score(position, moves.get(i), ply + 1, end));
        }
        return best;
    }

    private int score(long position, int move, int ply, int base) {
        int score = search(rules.play(position, move), ply, base);
        return Score.backedUp(score, view.movesAgain(position, move));
    }
}
