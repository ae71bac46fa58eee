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
    private int enoughAtLeast = Score.BEST + 1;
    private int enoughAtMost = Score.WORST - 1;
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

    /**
     * Changes what is wanted; what is proved stays.
     *
     * @param onlyTheValue whether the plies do not matter
     * @param highest a pruning score: how much better the position is does not matter
     * @param lowest a pruning score: how much worse the position is does not matter
     */
    void want(boolean onlyTheValue, int highest, int lowest) {
        valueOnly = onlyTheValue;
        enoughAtLeast = highest;
        enoughAtMost = lowest;
    }

    /** The best pruning score that it matters to be proved as a lower bound. */
    int highestWanted() {
        return enoughAtLeast;
    }

    /** The worst pruning score that it matters to be proved as a lower bound: below, how bad the position is does not matter. */
    int lowestWanted() {
        return enoughAtMost + 1;
    }

    /**
     * Whether enough is proved, so that the search can end.
     *
     * @return true if the score is exact, or if the value is certain and only that is wanted, or if what is left does not
     *     matter
     */
    public boolean suffice() {
        return atLeast == atMost
                || (valueOnly && isValueCertain())
                || PruningScore.of(atLeast) >= enoughAtLeast
                || PruningScore.of(atMost) <= enoughAtMost;
    }

    /** Whether nothing but the plies is open. */
    boolean isValueCertain() {
        return PruningScore.isValueCertain(atLeast, atMost);
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
