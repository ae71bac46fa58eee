/** Tic-tac-toe: three in a row on three by three. */
@NullMarked
package dev.foregone.games.tictactoe;

import org.jspecify.annotations.NullMarked;
