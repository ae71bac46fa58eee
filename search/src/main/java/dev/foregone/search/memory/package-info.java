/** A pruning search that remembers what it has proved: the search of {@code memo}, and its transposition tables. */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.search.memory;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
