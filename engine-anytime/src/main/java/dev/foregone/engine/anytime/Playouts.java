package dev.foregone.engine.anytime;

import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;

/**
 * Games played at random, by players who learn from one game to the next: of two legal moves drawn they make the one that did
 * better so far. For one thread.
 */
final class Playouts {

    /** The best of this many moves that are drawn is made: found by measurement. */
    private static final int DRAWN = 2;

    /** A game is given up as a draw after this many plies. */
    private static final int LONGEST = 400;

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final RandomNumbers random;
    private final MoveStack moves = new MoveStack();
    private MoveAverages averages = new MoveAverages();

    Playouts(SearchContext context, RandomNumbers random) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.random = random;
    }

    /** Begins a new position, and forgets what the games from others have shown. */
    void begin() {
        averages = new MoveAverages();
    }

    /**
     * Plays a game.
     *
     * @param start where it begins
     * @param isFirst whether the player to move there is the one who moves first from the position that is asked about
     * @return its result for the player to move at the start
     */
    int play(long start, boolean isFirst) {
        averages.abandon();
        int forFirst = resultForFirst(start, isFirst);
        averages.ended(forFirst);
        return isFirst ? forFirst : -forFirst;
    }

    /**
     * The mean result of a move, by its own games and by the others in which it was made later. Those are more; they count as many as there
     * are moves at most: the more moves there are, the less does each change, and the more often can it be made later. Found by measurement.
     */
    double mean(RootMoves root, int index, double sumOfOwn, int own) {
        int place = place(root.position(), root.move(index), true);
        int later = Math.min(averages.count(place), root.count());
        return (sumOfOwn + later * averages.mean(place)) / (own + later);
    }

    private int resultForFirst(long start, boolean isFirst) {
        long position = start;
        boolean byFirst = isFirst;
        for (int plies = 0; plies < LONGEST; plies++) {
            budget.visit();
            long bounds = rules.bounds(position);
            if (Evaluator.isDecided(bounds)) {
                return byFirst ? Evaluator.value(bounds) : -Evaluator.value(bounds);
            }
            int move = draw(position, byFirst);
            long next = rules.play(position, move);
            byFirst ^= !view.movesAgain(position, move);
            position = next;
        }
        return 0;
    }

    /** Any legal move will do, not candidates alone: to find the best takes longer. */
    private int draw(long position, boolean byFirst) {
        int count = moves.pushLegal(rules, position, 0);
        int best = moves.get(random.below(count));
        int itsPlace = place(position, best, byFirst);
        for (int drawn = 1; drawn < DRAWN && count > 1; drawn++) {
            int move = moves.get(random.below(count));
            int place = place(position, move, byFirst);
            if (averages.mean(place) > averages.mean(itsPlace)) {
                best = move;
                itsPlace = place;
            }
        }
        averages.made(itsPlace);
        return best;
    }

    private int place(long position, int move, boolean byFirst) {
        return MoveAverages.place(view.moveClass(position, move), byFirst);
    }
}
