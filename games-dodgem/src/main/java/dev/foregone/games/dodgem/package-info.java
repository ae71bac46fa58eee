/** Dodgem: cars block each other's way; the player whose cars have all left the board has won. */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.dodgem;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
