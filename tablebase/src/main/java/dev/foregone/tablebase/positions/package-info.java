/** Sets of keys that number their members: found by a prefix, by rank, or in the order in which they came. */
@NullMarked
package dev.foregone.tablebase.positions;

import org.jspecify.annotations.NullMarked;
