/** Tic-tac-toe: three in a row on three by three. */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.tictactoe;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
