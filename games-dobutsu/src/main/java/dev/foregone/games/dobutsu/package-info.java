/**
 * Dobutsu shogi: catch the other player's lion, on three by four squares.
 *
 * <p>Packed positions say where each pair of pieces is. Two elephants in one of 26 places each (a square or a hand, and
 * its owner) make 351 pairs, so a position takes 38 bits, and turning or mirroring the board is one table look-up per
 * kind. Considered: four bits per square and the hands, 55 bits, which needs no tables but leaves a whole game's sorted
 * positions much farther apart.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.dobutsu;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
