package dev.foregone.scores;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/**
 * What is proved of a score under best play: how many points the player to move will have more than the other, at least and at
 * most.
 *
 * @param atLeast a lower bound, in points
 * @param atMost an upper bound, in points
 */
@Stability(Level.EXPERIMENTAL)
public record ScoreBounds(int atLeast, int atMost) {

    /**
     * Checks the order.
     *
     * @param atLeast a lower bound, in points
     * @param atMost an upper bound, in points
     * @throws IllegalArgumentException if the lower bound is above the upper one
     */
    public ScoreBounds {
        if (atLeast > atMost) {
            throw new IllegalArgumentException("no score is at least " + atLeast + " and at most " + atMost);
        }
    }

    /** {@return whether the score is proved} */
    public boolean isExact() {
        return atLeast == atMost;
    }

    /**
     * What two bounds of the same score prove together.
     *
     * @param others true bounds of the same score
     * @return the tighter of each
     * @throws IllegalArgumentException if they contradict each other
     */
    public ScoreBounds and(ScoreBounds others) {
        return new ScoreBounds(Math.max(atLeast, others.atLeast), Math.min(atMost, others.atMost));
    }

    /**
     * The bounds of the position before a move, if this is what the move leads to; and the other way round.
     *
     * @param movesAgain whether the same player is to move in both
     * @return the same bounds as that player sees them
     */
    public ScoreBounds backedUp(boolean movesAgain) {
        return movesAgain ? this : new ScoreBounds(-atMost, -atLeast);
    }

    /** For people: {@code +6}, or {@code from -2 to +6}. */
    @Override
    public String toString() {
        return isExact() ? signed(atLeast) : "from " + signed(atLeast) + " to " + signed(atMost);
    }

    private static String signed(int points) {
        return points > 0 ? "+" + points : String.valueOf(points);
    }
}
