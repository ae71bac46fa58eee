package dev.foregone.search;

import dev.foregone.spi.Score;

/** A window and nothing else, for tests: what a {@link PruningSearch} must write. */
final class WindowSearch extends PruningSearch {

    WindowSearch(SearchContext context) {
        this(context, 1);
    }

    private WindowSearch(SearchContext context, int threads) {
        super(withThreads(context, threads), new MoveOrder(context.view()), 0);
    }

    private static SearchContext withThreads(SearchContext context, int threads) {
        return new SearchContext(
                context.view(), context.budget(), context.options().withThreads(threads));
    }

    /** A search that shares even the smallest question between two threads. */
    static WindowSearch shared(SearchContext context) {
        return new WindowSearch(context, 2);
    }

    /** A search that shares even the smallest question between this many threads. */
    static Search.Factory shared(int threads) {
        return context -> new WindowSearch(context, threads);
    }

    @Override
    protected PruningSearch worker(SearchContext its) {
        return new WindowSearch(its);
    }

    @Override
    protected int search(long position, int alpha, int beta, int ply) {
        return search(position, alpha, beta, ply, 0);
    }

    private int search(long position, int alpha, int beta, int ply, int base) {
        view.enter(position, ply);
        budget.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return terminal;
        }
        int best = Score.WORST;
        int end = moves.pushCandidates(rules, position, base);
        for (int i = base; i < end && best < beta; i++) {
            int move = moves.get(i);
            boolean again = view.movesAgain(position, move);
            int least = Math.max(alpha, best);
            int low = PruningScore.alphaBelow(least, beta, again);
            int high = PruningScore.betaBelow(least, beta, again);
            int child = search(rules.play(position, move), low, high, ply + 1, end);
            best = Math.max(best, PruningScore.backedUp(child, again));
        }
        return best;
    }
}
