/**
 * The morris games: three, four, five, six and nine men a side.
 *
 * <p>The rules are those of R. Gasser (<em>Nine Men's Morris is a DRAW</em>, rec.games.abstract, 1993). B. Liou ({@code
 * github.com/brianhliou/game-solver}, 2026) counted and solved the games on two squares by the same rules: the tests find
 * the same numbers. With three men it is the game called tapatan, where lines and moves may be diagonal.
 *
 * <p>Packed positions are two sets of points, eight bits for each square of the board, the men in hand, and the side to
 * move: 37 bits on two squares, 54 on three. So mills, neighbours and the sixteen symmetries of the board are a few
 * operations on whole sets, without tables. Considered: the points in base 3, which would save six bits of 37 and
 * need divisions or tables for all of these.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.morris;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
