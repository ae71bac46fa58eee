package dev.foregone.engine.minimax;

import dev.foregone.search.MoveOrder;
import dev.foregone.search.PruningScore;
import dev.foregone.search.PruningSearch;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Score;

/**
 * Fail-soft alpha-beta (D. E. Knuth and R. W. Moore, <em>An analysis of alpha-beta pruning</em>, 1975; J. P. Fishburn,
 * 1983) over scores that count plies. Because a quick win beats a slow one, the window narrows as the search goes
 * deeper: lines that cannot end sooner than one already found are not searched.
 */
final class AlphaBetaSearch extends PruningSearch {

    AlphaBetaSearch(SearchContext context) {
        this(context, new MoveOrder(context.view()));
    }

    private AlphaBetaSearch(SearchContext context, MoveOrder order) {
        super(context, order);
    }

    @Override
    protected PruningSearch worker(SearchContext its) {
        return new AlphaBetaSearch(its, order.copy(its.view()));
    }

    @Override
    protected int search(long position, int alpha, int beta, int ply) {
        return search(position, alpha, beta, ply, 0);
    }

    private int search(long position, int alpha, int beta, int ply, int base) {
        view.enter(position, ply);
        budget.visit();
        long bounds = rules.bounds(position);
        int atMost = PruningScore.of(Score.atMost(bounds));
        int best = PruningScore.of(Score.atLeast(bounds));
        if (best == atMost || best >= beta) {
            return best;
        }
        if (atMost <= alpha) {
            return atMost;
        }
        int most = Math.min(beta, atMost);
        int end = moves.pushCandidates(rules, position, base);
        if (end == base + 1) {
            int move = moves.get(base);
            int score = scoreByOnly(position, move, Math.max(alpha, best), beta, ply, end);
            if (score >= most) {
                order.refuted(position, move, ply);
            }
            return Math.max(best, score);
        }
        order.sort(moves, position, base, end, ply);
        for (int i = base; i < end; i++) {
            progress.enter(ply, i - base, end - base);
            int move = moves.get(i);
            long next = rules.play(position, move);
            boolean again = view.movesAgain(position, move); // quickest once the move is made
            int least = Math.max(alpha, best);
            int low = PruningScore.alphaBelow(least, beta, again);
            int high = PruningScore.betaBelow(least, beta, again);
            int score = PruningScore.backedUp(search(next, low, high, ply + 1, end), again);
            if (score > best) {
                best = score;
                if (best >= most) {
                    order.refuted(position, move, ply);
                    return best;
                }
            }
        }
        return best;
    }

    /** A single move is played at once, while what the rules found out about the position is still at hand. */
    private int scoreByOnly(long position, int move, int least, int beta, int ply, int end) {
        long next = rules.play(position, move);
        boolean again = view.movesAgain(position, move);
        progress.enter(ply, 0, 1);
        int low = PruningScore.alphaBelow(least, beta, again);
        int high = PruningScore.betaBelow(least, beta, again);
        return PruningScore.backedUp(search(next, low, high, ply + 1, end), again);
    }
}
