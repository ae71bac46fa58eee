package dev.foregone.search;

import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/**
 * The second step of a pruning search: the length in plies of a position known to be drawn. Both sides take the sooner
 * draw, so it is the length of the shortest line through moves that keep the draw, found by iterative deepening. It
 * costs nothing where the rules know the length (see {@link dev.foregone.spi.PackedRules#soonestDraw}). Elsewhere it
 * visits the drawn positions within that length: each once for every length asked about if the search {@linkplain
 * PruningSearch#learnDraw remembers} their bounds, otherwise once for every line that leads there. A line of single moves is
 * followed to its end at once. For one thread.
 */
final class DrawLength {

    /** The bounds of a draw about which nothing is known. */
    static final long NOTHING = Score.bounds(Score.ENDLESS_DRAW, Score.DRAW);

    /** More plies than any line has. */
    private static final int NEVER = Score.plies(Score.ENDLESS_DRAW);

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final MoveStack moves;
    private final PruningSearch search;

    /**
     * For one session.
     *
     * @param context the session's resources
     * @param search tells drawn positions from others, and remembers proved bounds
     */
    DrawLength(SearchContext context, PruningSearch search) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.moves = new MoveStack();
        this.search = search;
    }

    /** Finds the length of a drawn position, and reports bounds on the way. */
    void prove(long position, ProvenBounds proven) {
        int limit = rules.soonestDraw(position);
        int plies = bound(position, limit, 0, 0);
        while (plies > limit) {
            proven.atMost(Score.draw(plies));
            limit = plies;
            plies = bound(position, limit, 0, 0);
        }
        proven.exactly(Score.draw(plies));
    }

    /** Whether a drawn position takes this many plies. */
    boolean is(long position, int plies) {
        return bound(position, plies, 0, 0) == plies;
    }

    /**
     * The length of a drawn position if it does not exceed the limit; otherwise a lower bound that does.
     */
    private int bound(long position, int limit, int ply, int base) {
        view.enter(position, ply);
        budget.visit();
        if (rules.terminal(position) != Score.ONGOING) {
            return 0;
        }
        int soonest = Math.max(1, rules.soonestDraw(position));
        if (soonest == rules.maxPlies(position)) {
            return soonest;
        }
        long known = search.drawBounds(position, ply);
        int atLeast = Math.max(soonest, Score.plies(Score.atMost(known)));
        int atMost = Score.plies(Score.atLeast(known));
        return atLeast == atMost || atLeast > Math.max(limit, 1)
                ? atLeast
                : expand(position, limit, ply, base, atLeast, atMost);
    }

    private int expand(long position, int limit, int ply, int base, int atLeast, int atMost) {
        int end = moves.pushLegal(rules, position, base);
        if (limit < 1 && end - base > 1) {
            return atLeast;
        }
        long before = budget.spent();
        int plies = Math.max(atLeast, shortest(position, atLeast, limit, ply, base, end));
        int longest = plies <= limit ? plies : atMost;
        search.learnDraw(position, ply, Score.bounds(Score.draw(longest), Score.draw(plies)), budget.spent() - before);
        return plies;
    }

    /** The least length over the moves that keep the draw: the same kind of bound, no less than the known one. */
    private int shortest(long position, int atLeast, int limit, int ply, int base, int end) {
        int shortest = NEVER;
        for (int i = base; i < end && shortest > atLeast; i++) {
            int move = moves.get(i);
            long child = rules.play(position, move);
            boolean mustKeepTheDraw = i == end - 1 && shortest == NEVER; // some move keeps the draw
            if (mustKeepTheDraw
                    || isRemembered(child, ply + 1)
                    || search.isDrawn(child, view.movesAgain(position, move), ply + 1)) {
                int left = Math.min(limit, shortest - 1) - 1;
                shortest = Math.min(shortest, bound(child, left, ply + 1, end) + 1);
            }
        }
        return shortest;
    }

    /** A position with a remembered draw length is known to be drawn. */
    private boolean isRemembered(long child, int ply) {
        return search.drawBounds(child, ply) != NOTHING;
    }
}
