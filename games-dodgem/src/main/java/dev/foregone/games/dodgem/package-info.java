/** Dodgem: cars block each other's way; the player whose cars have all left the board has won. */
@NullMarked
package dev.foregone.games.dodgem;

import org.jspecify.annotations.NullMarked;
