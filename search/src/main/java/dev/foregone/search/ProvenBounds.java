package dev.foregone.search;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import java.util.function.Consumer;

/**
 * The bounds that a search has proved for the position it was asked about: two scores that only come closer. A search
 * narrows them as it proceeds, so they are available whenever it is stopped. For one thread.
 */
public final class ProvenBounds {

    private boolean valueOnly;
    private final Consumer<ProvenBounds> listener;
    private int atLeast = Score.WORST;
    private int atMost = Score.BEST;

    /** No bounds yet; the exact score is wanted. */
    public ProvenBounds() {
        this(false);
    }

    /**
     * No bounds yet.
     *
     * @param valueOnly whether only the value is wanted
     */
    public ProvenBounds(boolean valueOnly) {
        this(valueOnly, bounds -> {});
    }

    /** No bounds yet, with a listener that is called whenever more is proved. */
    ProvenBounds(boolean valueOnly, Consumer<ProvenBounds> listener) {
        this.valueOnly = valueOnly;
        this.listener = listener;
    }

    /**
     * Whether only the value is wanted.
     *
     * @return true if the plies do not matter
     */
    public boolean valueOnly() {
        return valueOnly;
    }

    /** Changes what is wanted; what is proved stays. */
    void want(boolean onlyTheValue) {
        valueOnly = onlyTheValue;
    }

    /**
     * Whether enough is proved, so that the search can end.
     *
     * @return true if the score is exact, or if the value is certain and only that is wanted
     */
    public boolean suffice() {
        return atLeast == atMost || (valueOnly && isValueCertain());
    }

    private boolean isValueCertain() {
        return Score.isWin(atLeast) || Score.isLoss(atMost) || (Score.isDraw(atLeast) && Score.isDraw(atMost));
    }

    /**
     * Records that the outcome is this or better.
     *
     * @param score a lower bound, inclusive; a weaker one than known changes nothing
     */
    public void atLeast(int score) {
        if (score > atLeast) {
            atLeast = score;
            listener.accept(this);
        }
    }

    /**
     * Records that the outcome is this or worse.
     *
     * @param score an upper bound, inclusive; a weaker one than known changes nothing
     */
    public void atMost(int score) {
        if (score < atMost) {
            atMost = score;
            listener.accept(this);
        }
    }

    /**
     * Records the exact outcome.
     *
     * @param score the exact score
     */
    public void exactly(int score) {
        atLeast(score);
        atMost(score);
    }

    /** {@return the lower bound: the best score that the outcome is known to be at least} */
    public int atLeast() {
        return atLeast;
    }

    /** {@return the upper bound: the worst score that the outcome is known to be at most} */
    public int atMost() {
        return atMost;
    }

    /** {@return the bounds as a caller sees them} */
    public Bounds bounds() {
        return new Bounds(outcome(atLeast), outcome(atMost));
    }

    /** A win or a loss at any distance counts as one at the greatest distance. */
    private static Outcome outcome(int score) {
        if (Score.isDraw(score) || Score.plies(score) <= Score.MAX_PLIES) {
            return Score.outcome(score);
        }
        return Score.isWin(score) ? Outcome.win(Score.MAX_PLIES) : Outcome.loss(Score.MAX_PLIES);
    }
}
