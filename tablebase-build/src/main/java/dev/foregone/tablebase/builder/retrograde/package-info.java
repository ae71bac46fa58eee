/** Solves any game, cycles included, from its end backwards. */
@NullMarked
package dev.foregone.tablebase.builder.retrograde;

import org.jspecify.annotations.NullMarked;
