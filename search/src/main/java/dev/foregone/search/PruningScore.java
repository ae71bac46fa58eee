package dev.foregone.search;

import dev.foregone.spi.Score;

/**
 * A {@link Score} while pruning: every draw is {@link Score#DRAW}, whatever its plies. A pruning search needs an order
 * that a change of sides reverses, which the order among draws is not, since both sides take the sooner draw (see
 * {@link dev.foregone.api.Outcome}).
 */
public final class PruningScore {

    private PruningScore() {}

    /**
     * The score without the plies of a draw.
     *
     * @param score any score
     * @return {@link Score#DRAW} for a draw; otherwise the score itself
     */
    public static int of(int score) {
        return Score.isDraw(score) ? Score.DRAW : score;
    }

    /**
     * Bounds without the plies of a draw.
     *
     * @param bounds {@link Score#bounds} of a score
     * @return the bounds of its pruning score
     */
    public static long bounds(long bounds) {
        return Score.bounds(of(Score.atLeast(bounds)), of(Score.atMost(bounds)));
    }

    /**
     * Whether bounds leave nothing open but the plies.
     *
     * @param atLeast a lower bound of any score
     * @param atMost an upper bound of it
     * @return true if it is known to be won, drawn or lost
     */
    public static boolean isValueCertain(int atLeast, int atMost) {
        return Score.isWin(atLeast) || Score.isLoss(atMost) || (Score.isDraw(atLeast) && Score.isDraw(atMost));
    }

    /**
     * The value that bounds leave.
     *
     * @param atLeast a lower bound of any score
     * @param atMost an upper bound of it, so that the value {@linkplain #isValueCertain is certain}
     * @return 1 for a win, 0 for a draw, -1 for a loss
     */
    public static int value(int atLeast, int atMost) {
        return Score.isWin(atLeast) ? 1 : Score.isLoss(atMost) ? -1 : 0;
    }

    /**
     * A pruning score one ply earlier; all draws are equal.
     *
     * @param score any pruning score
     * @return its backed-up pruning score
     */
    public static int backedUp(int score) {
        return -score + Integer.signum(score);
    }

    /**
     * The bound to compare a child's pruning score with, equivalent to comparing here: the inverse of {@link
     * #backedUp}. Negating alone is not enough: the bound also moves by one ply.
     *
     * @param bound a bound on a pruning score
     * @return the score that {@code bound} is backed up from
     */
    public static int below(int bound) {
        return -bound - Integer.signum(bound);
    }

    /**
     * A pruning score one ply earlier; all draws are equal.
     *
     * @param score any pruning score
     * @param movesAgain whether the player who moved into the position is to move there too
     * @return its backed-up pruning score
     */
    public static int backedUp(int score, boolean movesAgain) {
        return movesAgain ? score - Integer.signum(score) : backedUp(score);
    }

    /**
     * The inverse of {@link #backedUp(int, boolean)}. Where the player moves again, the two bounds of a window keep
     * their places; otherwise they are swapped.
     *
     * @param bound a bound on a pruning score
     * @param movesAgain whether the player who moves into the position is to move there too
     * @return the score that {@code bound} is backed up from
     */
    public static int below(int bound, boolean movesAgain) {
        return movesAgain ? bound + Integer.signum(bound) : below(bound);
    }

    /**
     * The lower end of the window in which a child is searched.
     *
     * @param alpha the lower end of its parent's window
     * @param beta the upper end of its parent's window
     * @param movesAgain whether the player who moves into the child is to move there too
     * @return the lower end of the child's window
     */
    public static int alphaBelow(int alpha, int beta, boolean movesAgain) {
        return movesAgain ? below(alpha, true) : below(beta);
    }

    /**
     * The upper end of the window in which a child is searched.
     *
     * @param alpha the lower end of its parent's window
     * @param beta the upper end of its parent's window
     * @param movesAgain whether the player who moves into the child is to move there too
     * @return the upper end of the child's window
     */
    public static int betaBelow(int alpha, int beta, boolean movesAgain) {
        return movesAgain ? below(beta, true) : below(alpha);
    }
}
