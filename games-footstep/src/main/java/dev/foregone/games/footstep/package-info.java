/**
 * Footstep: a step leaves a hole behind, and a player who cannot step loses.
 *
 * <p>Decisions that concern this game alone:
 * <ul>
 *   <li>Positions in which the player to move has lost the platform can be written: they are reachable (the other player
 *       left that platform), so notation must round-trip them. They are accepted when the other player stands beside the
 *       hole. In the arrays of the original problem, which describe initial positions, players must stand on platforms.
 *   <li>{@link Separation} bounds the longest walk once the players cannot meet, by an easily found walk and by what
 *       colours and dead ends allow. Considered: the longest walk itself, which saves a fifth of the positions but no
 *       time, and can take forever on a large board; a hint must not search.
 * </ul>
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.footstep;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
