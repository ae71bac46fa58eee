/**
 * The Game of the Amazons: move a queen, shoot an arrow, and burn the square where it lands.
 *
 * <p>Packed positions are two sets of squares, as the player to move sees them, and the side to move: two bits a square and
 * one. The upper set holds the queens of both players, the lower one the burnt squares and the own queens. So the colours are
 * exchanged by one operation on a whole set, and the symmetries of the board move whole rows and diagonals of both sets at
 * once. Considered: the places of the queens as combinations, which would save seven bits of 51 on five by five squares,
 * and need tables or divisions for all of these.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.amazons;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
