/**
 * The morris games: three, four, five, six and nine men a side.
 *
 * <p>Packed positions are two sets of points, eight bits for each square of the board, the men in hand, and the side to
 * move: 37 bits on two squares, 54 on three. So mills, neighbours and the sixteen symmetries of the board are a few
 * operations on whole sets, without tables. Considered: the points in base 3, which would save six bits of 37 and
 * need divisions or tables for all of these.
 */
@NullMarked
package dev.foregone.games.morris;

import org.jspecify.annotations.NullMarked;
