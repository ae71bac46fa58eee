package dev.foregone.search;

import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/** The whole tree, for tests: the root's moves narrow the proven one after the other. */
final class ExhaustiveSearch implements Search {

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final MoveStack moves;

    ExhaustiveSearch(SearchContext context) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.moves = new MoveStack();
    }

    @Override
    public void prove(long position, ProvenBounds proven) {
        proven.exactly(score(position, 0, 0, proven));
    }

    private int score(long position, int ply, int base, ProvenBounds proven) {
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
            int child = score(rules.play(position, moves.get(i)), ply + 1, end, proven);
            best = Math.max(best, Score.backedUp(child, view.movesAgain(position, moves.get(i))));
            if (ply == 0) {
                proven.atLeast(best);
            }
        }
        return best;
    }
}
