/** Dodgem: cars cross each other's way; whose cars have all left the board has won. */
@NullMarked
package dev.foregone.games.dodgem;

import org.jspecify.annotations.NullMarked;
