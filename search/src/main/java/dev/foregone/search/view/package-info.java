/**
 * What a search sees of a game: {@link dev.foregone.search.view.GameView} presents any game, packed or of states, as rules over
 * numbers, with the moves of a line on one {@link dev.foregone.search.view.MoveStack}.
 */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.search.view;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
