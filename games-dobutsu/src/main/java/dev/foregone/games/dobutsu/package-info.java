/** Dobutsu shogi: catch the other's lion, on three by four squares. */
@NullMarked
package dev.foregone.games.dobutsu;

import org.jspecify.annotations.NullMarked;
