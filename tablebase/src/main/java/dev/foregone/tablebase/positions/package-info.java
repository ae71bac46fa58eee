/** Tables of positions with their outcomes, found by key or by rank. */
@NullMarked
package dev.foregone.tablebase.positions;

import org.jspecify.annotations.NullMarked;
