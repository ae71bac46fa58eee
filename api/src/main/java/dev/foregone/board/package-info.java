/**
 * The bridge from existing rules, written as a mutable board that makes moves, to a {@link dev.foregone.spi.Game}:
 * extend {@link dev.foregone.board.BoardGame}.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.board;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
