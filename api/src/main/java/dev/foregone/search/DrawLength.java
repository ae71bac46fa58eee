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

    private final Lane<?, ?> lane;
    private final PackedRules<?, ?> rules;
    private final Effort effort;
    private final MoveStack moves;
    private final DrawTest drawn;

    /**
     * For one session.
     *
     * @param lane the game
     * @param effort what to count positions with
     * @param drawn tells drawn positions from won ones
     */
    public DrawLength(Lane<?, ?> lane, Effort effort, DrawTest drawn) {
        this.lane = lane;
        this.rules = lane.rules();
        this.effort = effort;
        this.moves = new MoveStack(rules);
        this.drawn = drawn;
    }

    /**
     * Finds the length.
     *
     * @param position a drawn position
     * @param proof told what is proved; exact on return
     */
    public void solve(long position, Proof proof) {
        int plies = rules.soonestDraw(position);
        proof.atMost(Score.draw(plies));
        while (!endsWithin(position, plies, 0, 0)) {
            plies++;
            proof.atMost(Score.draw(plies));
        }
        proof.exactly(Score.draw(plies));
    }

    /**
     * Whether a drawn position ends within so many plies.
     *
     * @param position a drawn position
     * @param plies the length in question
     * @return true if it is no longer than that
     */
    public boolean endsWithin(long position, int plies) {
        return endsWithin(position, plies, 0, 0);
    }

    private boolean endsWithin(long position, int plies, int ply, int base) {
        lane.enter(position, ply);
        effort.visit();
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
