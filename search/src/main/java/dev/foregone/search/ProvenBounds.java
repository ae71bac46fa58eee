package dev.foregone.search;

import dev.foregone.api.Bounds;
import dev.foregone.spi.Score;

/**
 * What a search has proved of the position it was asked about: two scores that only ever come closer. A search narrows
 * it as it goes, so that the bounds are there whenever it is stopped. For one thread.
 */
public final class ProvenBounds {

    private int atLeast = Score.WORST;
    private int atMost = Score.BEST;

    /** Nothing is proved yet. */
    public ProvenBounds() {}

    /**
     * The outcome has been proved to be this or better.
     *
     * @param score a lower bound, inclusive; a weaker one than is known changes nothing
     */
    public void atLeast(int score) {
        atLeast = Math.max(atLeast, score);
    }

    /**
     * The outcome has been proved to be this or worse.
     *
     * @param score an upper bound, inclusive; a weaker one than is known changes nothing
     */
    public void atMost(int score) {
        atMost = Math.min(atMost, score);
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
        return new Bounds(Score.outcome(atLeast), Score.outcome(atMost));
    }
}
