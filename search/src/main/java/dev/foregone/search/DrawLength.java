package dev.foregone.search;

import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/**
 * The second step of a pruning search: how many plies a position that is known to be drawn takes to end. Both sides
 * take the sooner draw, so it is the length of the shortest line through moves that keep the draw, found by iterative
 * deepening. It costs nothing where the rules know the length (see {@link dev.foregone.spi.PackedRules#soonestDraw}).
 * Elsewhere it visits the drawn positions within that length: each once for every length it is asked about if the
 * search {@linkplain DrawMemory remembers} what is proved of them, otherwise once for every line that leads there. A line
 * of single moves is followed to its end at once. For one thread.
 */
final class DrawLength {

    /** More plies than any line has. */
    private static final int NEVER = Score.plies(Score.ENDLESS_DRAW);

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final MoveStack moves;
    private final DrawTest drawn;
    private final DrawMemory memory;

    /**
     * For one session.
     *
     * @param context what to work with
     * @param drawn tells drawn positions from others
     * @param memory remembers what is proved
     */
    DrawLength(SearchContext context, DrawTest drawn, DrawMemory memory) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.moves = new MoveStack();
        this.drawn = drawn;
        this.memory = memory;
    }

    /** Finds the length of a drawn position, and tells of it on the way. */
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
     * The length of a drawn position if it is no more than the limit; otherwise a lower bound of it that is itself more than
     * the limit.
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
        long known = memory.drawBounds(position, ply);
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
        memory.learnDraw(position, ply, Score.bounds(Score.draw(longest), Score.draw(plies)), budget.spent() - before);
        return plies;
    }

    /** The least of what the moves that keep the draw take; the same kind of bound, and no less than is known. */
    private int shortest(long position, int atLeast, int limit, int ply, int base, int end) {
        int shortest = NEVER;
        for (int i = base; i < end && shortest > atLeast; i++) {
            int move = moves.get(i);
            long child = rules.play(position, move);
            boolean lastHope = i == end - 1 && shortest == NEVER; // some move keeps the draw
            if (lastHope || isRemembered(child, ply + 1) || isDrawn(position, move, child, ply + 1)) {
                int left = Math.min(limit, shortest - 1) - 1;
                shortest = Math.min(shortest, bound(child, left, ply + 1, end) + 1);
            }
        }
        return shortest;
    }

    /** What is remembered of the draw's length is remembered of a drawn position. */
    private boolean isRemembered(long child, int ply) {
        return memory.drawBounds(child, ply) != DrawMemory.NOTHING;
    }

    private boolean isDrawn(long position, int move, long child, int ply) {
        return drawn.isDrawn(child, rules.movesAgain(position, move), ply);
    }

    /** Tells drawn positions from won and lost ones. */
    @FunctionalInterface
    interface DrawTest {

        /**
         * Whether a position is drawn.
         *
         * @param position a position that a move of a drawn one leads to
         * @param movesAgain whether the player who made the move is to move again
         * @param ply how deep it lies on the current line
         */
        boolean isDrawn(long position, boolean movesAgain, int ply);
    }

    /** Remembers what is proved of the lengths of drawn positions. */
    interface DrawMemory {

        /** The bounds of a draw of which nothing is known. */
        long NOTHING = Score.bounds(Score.ENDLESS_DRAW, Score.DRAW);

        /** {@link Score#bounds} of a position's exact score if it is known to be drawn, otherwise {@link #NOTHING}. */
        long drawBounds(long position, int ply);

        /** Such bounds have been proved, which took this many positions. */
        void learnDraw(long position, int ply, long bounds, long positions);
    }
}
