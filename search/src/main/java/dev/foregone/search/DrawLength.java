package dev.foregone.search;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/**
 * The second step of a pruning search: how many plies a position that is known to be drawn takes to end. Both sides
 * take the sooner draw, so it is the length of the shortest line through moves that keep the draw, found by iterative
 * deepening. It costs nothing where the rules know the length (see {@link PackedRules#soonestDraw}); elsewhere it may
 * visit every line of drawn positions up to that length. For one thread.
 */
public final class DrawLength {

    private final GameView<?, ?> view;
    private final PackedRules<?, ?> rules;
    private final SearchBudget budget;
    private final MoveStack moves;
    private final DrawTest drawn;

    /**
     * For one session.
     *
     * @param view the game
     * @param budget what to count positions with
     * @param drawn tells drawn positions from won ones
     */
    public DrawLength(GameView<?, ?> view, SearchBudget budget, DrawTest drawn) {
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
        this.moves = new MoveStack(rules);
        this.drawn = drawn;
    }

    /**
     * Finds the length.
     *
     * @param position a drawn position
     * @param proven receives what is proved; exact on return
     */
    public void solve(long position, ProvenBounds proven) {
        int plies = rules.soonestDraw(position);
        proven.atMost(Score.draw(plies));
        while (!endsWithin(position, plies, 0, 0)) {
            plies++;
            proven.atMost(Score.draw(plies));
        }
        proven.exactly(Score.draw(plies));
    }

    /**
     * Whether a drawn position ends within a number of plies.
     *
     * @param position a drawn position
     * @param plies the length in question
     * @return true if it is no longer than that
     */
    public boolean endsWithin(long position, int plies) {
        return endsWithin(position, plies, 0, 0);
    }

    private boolean endsWithin(long position, int plies, int ply, int base) {
        view.enter(position, ply);
        budget.visit();
        if (rules.terminal(position) != Score.ONGOING) {
            return true;
        }
        int soonest = rules.soonestDraw(position);
        if (soonest > plies || plies == 0) {
            return false;
        }
        return soonest == rules.maxPlies(position) || someMoveEndsWithin(position, plies - 1, ply, base);
    }

    private boolean someMoveEndsWithin(long position, int plies, int ply, int base) {
        int end = moves.pushLegal(position, base);
        for (int i = base; i < end; i++) {
            long child = rules.play(position, moves.get(i));
            if (drawn.isDrawn(child, ply + 1) && endsWithin(child, plies, ply + 1, end)) {
                return true;
            }
        }
        return false;
    }

    /** Tells drawn positions from won ones. */
    @FunctionalInterface
    public interface DrawTest {

        /**
         * Whether a position is drawn.
         *
         * @param position a position that is not lost, since a drawn one leads to it
         * @param ply how deep it lies on the current line
         * @return true if it is drawn, false if it is won for the player to move
         */
        boolean isDrawn(long position, int ply);
    }
}
