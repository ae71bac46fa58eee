package dev.foregone.engine.minimax;

import dev.foregone.search.GameView;
import dev.foregone.search.MoveStack;
import dev.foregone.search.ProvenBounds;
import dev.foregone.search.Search;
import dev.foregone.search.SearchBudget;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/**
 * Backward induction, word for word: a finished position has its terminal score, any other the best of its moves'
 * scores, each backed up. The whole game tree is visited, so the draw's plies need no second step.
 */
final class MinimaxSearch implements Search {

    private final GameView<?, ?> view;
    private final PackedRules<?, ?> rules;
    private final SearchBudget budget;
    private final MoveStack moves;

    MinimaxSearch(GameView<?, ?> view, SearchBudget budget) {
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
        this.moves = new MoveStack(rules);
    }

    /** The root is unrolled from the recursion, because each of its moves is something proved. */
    @Override
    public void solve(long position, ProvenBounds proven) {
        view.enter(position, 0);
        budget.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            proven.exactly(terminal);
            return;
        }
        proven.atMost(Score.win(1));
        int count = moves.pushLegal(position, 0);
        for (int i = 0; i < count; i++) {
            budget.progress().enter(0, i, count);
            proven.atLeast(Score.backedUp(search(rules.play(position, moves.get(i)), 1, count)));
        }
        proven.atMost(proven.atLeast());
    }

    private int search(long position, int ply, int base) {
        view.enter(position, ply);
        budget.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return terminal;
        }
        int best = Score.WORST;
        int end = moves.pushLegal(position, base);
        for (int i = base; i < end; i++) {
            budget.progress().enter(ply, i - base, end - base);
            int score = search(rules.play(position, moves.get(i)), ply + 1, end);
            best = Math.max(best, Score.backedUp(score));
        }
        return best;
    }
}
