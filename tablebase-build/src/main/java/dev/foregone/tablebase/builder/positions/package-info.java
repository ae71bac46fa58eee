/** Positions as they are found: expanded, sorted, and numbered by key or by rank. */
@NullMarked
package dev.foregone.tablebase.builder.positions;

import org.jspecify.annotations.NullMarked;
