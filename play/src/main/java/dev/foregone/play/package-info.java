/**
 * Opponents of graded strength that move in time, reviews of played games, and the difficulty of positions. What follows from
 * proofs and what rests on estimates is kept apart.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.play;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
