/**
 * The bridge from existing rules, written as a mutable board that makes moves, to a {@link dev.foregone.spi.Game}:
 * extend {@link dev.foregone.board.BoardGame}.
 */
@NullMarked
package dev.foregone.board;

import org.jspecify.annotations.NullMarked;
