/** Boards as small numbers, in whatever form a game has, for those who learn from them or draw them. */
@NullMarked
package dev.foregone.cells;

import org.jspecify.annotations.NullMarked;
