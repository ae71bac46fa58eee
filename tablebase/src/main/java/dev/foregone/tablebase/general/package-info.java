/** Solves any game, cycles included, from its end backwards. */
@NullMarked
package dev.foregone.tablebase.general;

import org.jspecify.annotations.NullMarked;
