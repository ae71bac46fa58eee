/** Positions as a strategy has them, and the walk that meets them in the order of the file. */
@NullMarked
package dev.foregone.strategy.walk;

import org.jspecify.annotations.NullMarked;
