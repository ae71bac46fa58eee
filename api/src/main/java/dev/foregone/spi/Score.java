package dev.foregone.spi;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;

/**
 * An {@link Outcome} as one {@code int}, for use inside a search: the greater score is the better outcome. Only this
 * class knows the numbers.
 *
 * <pre>
 *    -WON       -WON + n          -ENDLESS     -n         0          WON - n       WON
 *     |  loss in n  |                 |  draw in n  |      |    win in n  |         |
 *   loss in 0   later &rarr;         endless &rarr; sooner   draw in 0       sooner &rarr;  win in 0
 * </pre>
 *
 * With {@code WON = 2}<sup>22</sup> and {@code ENDLESS = 2}<sup>20</sup>, so that plies from 0 to {@link #MAX_PLIES}
 * have a score: WIN in 5 is 4194299, DRAW in 9 is -9, LOSS in 4 is -4194300. {@link #ONGOING} is not the score of any
 * outcome.
 *
 * <p>A pruning search needs an order that a change of sides reverses, which the order among draws is not (see {@link
 * Outcome}): it treats every draw as {@link #DRAW}.
 */
public final class Score {

    /** The most plies that a score can hold. */
    public static final int MAX_PLIES = (1 << 20) - 1;

    /** A draw in 0; while pruning, any draw. */
    public static final int DRAW = 0;

    /** Not an outcome: the game is unfinished. Less than every score. */
    public static final int ONGOING = Integer.MIN_VALUE;

    private static final int WON = 1 << 22;
    private static final int ENDLESS = 1 << 20;

    /** The best score there is: WIN in 0. */
    public static final int BEST = WON;

    /** The worst score there is: LOSS in 0. */
    public static final int WORST = -WON;

    /** The score of the endless draw: the worst of the draws. */
    public static final int ENDLESS_DRAW = -ENDLESS;

    private Score() {}

    /**
     * {@return the score of a win}
     *
     * @param plies from 0 to {@link #MAX_PLIES}
     */
    public static int win(int plies) {
        return WON - plies;
    }

    /**
     * {@return the score of a draw that ends}
     *
     * @param plies from 0 to {@link #MAX_PLIES}
     */
    public static int draw(int plies) {
        return -plies;
    }

    /**
     * {@return the score of a loss}
     *
     * @param plies from 0 to {@link #MAX_PLIES}
     */
    public static int loss(int plies) {
        return plies - WON;
    }

    /**
     * Whether the score is that of a win.
     *
     * @param score any score
     * @return true for WIN in any number of plies
     */
    public static boolean isWin(int score) {
        return score > 0;
    }

    /**
     * Whether the score is that of a loss.
     *
     * @param score any score, not {@link #ONGOING}
     * @return true for LOSS in any number of plies
     */
    public static boolean isLoss(int score) {
        return score < ENDLESS_DRAW;
    }

    /**
     * Whether the score is that of a draw.
     *
     * @param score any score
     * @return true for DRAW in any number of plies, and for the endless draw
     */
    public static boolean isDraw(int score) {
        return score <= 0 && score >= ENDLESS_DRAW;
    }

    /**
     * The plies of a score.
     *
     * @param score any score, not {@link #ONGOING} and not the endless draw's
     * @return how many plies until the game ends
     */
    public static int plies(int score) {
        if (isWin(score)) {
            return WON - score;
        }
        return isDraw(score) ? -score : score + WON;
    }

    /**
     * The score one ply earlier, for the player who moved into the position: {@link Outcome#backedUp()}.
     *
     * @param score any score
     * @return its backed-up score
     */
    public static int backedUp(int score) {
        if (score > 0) {
            return 1 - score;
        }
        if (score < ENDLESS_DRAW) {
            return -1 - score;
        }
        return score == ENDLESS_DRAW ? score : score - 1;
    }

    /**
     * The score one ply earlier, for the player who moved into the position: {@link Outcome#backedUp(boolean)}.
     *
     * @param score any score
     * @param movesAgain whether that player is to move in the position too
     * @return its backed-up score
     */
    public static int backedUp(int score, boolean movesAgain) {
        return movesAgain ? onePlyMore(score) : backedUp(score);
    }

    private static int onePlyMore(int score) {
        if (isLoss(score)) {
            return score + 1;
        }
        return score == ENDLESS_DRAW ? score : score - 1;
    }

    /**
     * Two scores as one {@code long}.
     *
     * @param atLeast a lower bound, inclusive
     * @param atMost an upper bound, inclusive
     * @return both, to be read by {@link #atLeast} and {@link #atMost}
     */
    public static long bounds(int atLeast, int atMost) {
        return ((long) atLeast << Integer.SIZE) | (atMost & 0xFFFF_FFFFL);
    }

    /**
     * {@return the lower bound of a pair}
     *
     * @param bounds made by {@link #bounds}
     */
    public static int atLeast(long bounds) {
        return (int) (bounds >> Integer.SIZE);
    }

    /**
     * {@return the upper bound of a pair}
     *
     * @param bounds made by {@link #bounds}
     */
    public static int atMost(long bounds) {
        return (int) bounds;
    }

    /**
     * Bounds of an outcome as a pair of scores.
     *
     * @param bounds bounds of at most {@link #MAX_PLIES} plies
     * @return the same {@link #bounds}
     * @throws IllegalArgumentException if one of them has more plies
     */
    public static long of(Bounds bounds) {
        return bounds(of(bounds.atLeast()), of(bounds.atMost()));
    }

    /**
     * The inverse of {@link #of(Bounds)}.
     *
     * @param bounds made by {@link #bounds}
     * @return bounds of the outcome
     * @throws IllegalArgumentException if the lower bound is better than the upper one
     */
    public static Bounds outcomeBounds(long bounds) {
        return new Bounds(outcome(atLeast(bounds)), outcome(atMost(bounds)));
    }

    /**
     * The bounds that two pairs of bounds on the same score prove together.
     *
     * @param bounds made by {@link #bounds}
     * @param others made by {@link #bounds}
     * @return the better of the lower bounds and the worse of the upper ones
     */
    public static long tighter(long bounds, long others) {
        return bounds(Math.max(atLeast(bounds), atLeast(others)), Math.min(atMost(bounds), atMost(others)));
    }

    /**
     * The score of an outcome.
     *
     * @param outcome any outcome of at most {@link #MAX_PLIES}, or the endless draw
     * @return its score
     * @throws IllegalArgumentException if the plies are too many
     */
    public static int of(Outcome outcome) {
        if (outcome.isEndless()) {
            return ENDLESS_DRAW;
        }
        if (outcome.plies() > MAX_PLIES) {
            throw new IllegalArgumentException(outcome + ": a score holds at most " + MAX_PLIES + " plies");
        }
        return switch (outcome.value()) {
            case WIN -> win(outcome.plies());
            case DRAW -> draw(outcome.plies());
            case LOSS -> loss(outcome.plies());
        };
    }

    /**
     * The score of a finished position.
     *
     * @param value the terminal value
     * @return the score of that value in 0 plies
     */
    public static int finished(GameValue value) {
        return switch (value) {
            case WIN -> BEST;
            case DRAW -> DRAW;
            case LOSS -> WORST;
        };
    }

    /**
     * The outcome that a score stands for.
     *
     * @param score any score, not {@link #ONGOING}
     * @return its outcome
     * @throws IllegalArgumentException if it is not a score
     */
    public static Outcome outcome(int score) {
        if (score == ENDLESS_DRAW) {
            return Outcome.endlessDraw();
        }
        if (score < WORST || score > BEST || plies(score) > MAX_PLIES) {
            throw new IllegalArgumentException(score + " is no score");
        }
        int plies = plies(score);
        if (isWin(score)) {
            return Outcome.win(plies);
        }
        return isDraw(score) ? Outcome.draw(plies) : Outcome.loss(plies);
    }
}
