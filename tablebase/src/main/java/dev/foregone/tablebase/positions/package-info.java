/** Sets of packed positions: sorted, without repetition, found by a prefix. */
@NullMarked
package dev.foregone.tablebase.positions;

import org.jspecify.annotations.NullMarked;
