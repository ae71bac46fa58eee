package dev.foregone.search;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import java.util.function.Consumer;

/**
 * What a search has proved of the position it was asked about: two scores that only ever come closer. A search narrows
 * it as it goes, so that the bounds are there whenever it is stopped. For one thread.
 */
public final class ProvenBounds {

    private final boolean valueOnly;
    private final Consumer<ProvenBounds> listener;
    private int atLeast = Score.WORST;
    private int atMost = Score.BEST;

    /** Nothing is proved yet, and the exact score is wanted. */
    public ProvenBounds() {
        this(false);
    }

    /**
     * Nothing is proved yet.
     *
     * @param valueOnly whether the value is wanted and nothing else
     */
    public ProvenBounds(boolean valueOnly) {
        this(valueOnly, bounds -> {});
    }

    /** The same, for somebody who hears each time more is proved. */
    ProvenBounds(boolean valueOnly, Consumer<ProvenBounds> listener) {
        this.valueOnly = valueOnly;
        this.listener = listener;
    }

    /**
     * Whether the value is wanted and nothing else.
     *
     * @return true if the plies do not matter
     */
    public boolean valueOnly() {
        return valueOnly;
    }

    /**
     * Whether enough is proved, so that the search can end.
     *
     * @return true if the score is exact, or if the value is certain and nothing else was asked for
     */
    public boolean suffice() {
        return atLeast == atMost || (valueOnly && isValueCertain());
    }

    private boolean isValueCertain() {
        return Score.isWin(atLeast) || Score.isLoss(atMost) || (Score.isDraw(atLeast) && Score.isDraw(atMost));
    }

    /**
     * The outcome has been proved to be this or better.
     *
     * @param score a lower bound, inclusive; a weaker one than is known changes nothing
     */
    public void atLeast(int score) {
        if (score > atLeast) {
            atLeast = score;
            listener.accept(this);
        }
    }

    /**
     * The outcome has been proved to be this or worse.
     *
     * @param score an upper bound, inclusive; a weaker one than is known changes nothing
     */
    public void atMost(int score) {
        if (score < atMost) {
            atMost = score;
            listener.accept(this);
        }
    }

    /**
     * The outcome has been found.
     *
     * @param score the exact score
     */
    public void exactly(int score) {
        atLeast(score);
        atMost(score);
    }

    /**
     * The lower bound.
     *
     * @return the best score that the outcome is known to be at least
     */
    public int atLeast() {
        return atLeast;
    }

    /**
     * The upper bound.
     *
     * @return the worst score that the outcome is known to be at most
     */
    public int atMost() {
        return atMost;
    }

    /**
     * The bounds as a caller sees them.
     *
     * @return the bounds
     */
    public Bounds bounds() {
        return new Bounds(outcome(atLeast), outcome(atMost));
    }

    /** A win or a loss however late is one at the latest ply there is. */
    private static Outcome outcome(int score) {
        if (Score.isDraw(score) || Score.plies(score) <= Score.MAX_PLIES) {
            return Score.outcome(score);
        }
        return Score.isWin(score) ? Outcome.win(Score.MAX_PLIES) : Outcome.loss(Score.MAX_PLIES);
    }
}
