package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/**
 * An ability that the {@link Rules} of a {@link Scored} game may have: scores without states. Left out, a state is made of
 * each finished position that a search for a score meets, and nothing is known of the score before the game is over.
 */
@Stability(Level.EXPERIMENTAL)
public interface ScoredRules {

    /**
     * Bounds of the score that is reached from a position, whatever the players do, such as the points made less those that are
     * still to be made. They must be sound, and cost less than they save.
     *
     * @param position a position, finished or not
     * @return {@link Score#bounds} of two numbers of points, for the player to move; of a finished position both are its
     *     {@linkplain Scored#score score}
     */
    long scoreBounds(long position);
}
