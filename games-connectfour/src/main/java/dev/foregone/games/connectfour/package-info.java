/** Connect Four: stones dropped into columns, four in a row, on a board of any size that fits into 64 bits. */
@NullMarked
package dev.foregone.games.connectfour;

import org.jspecify.annotations.NullMarked;
