/** A pruning search that remembers what it has proved: the search of {@code memo}, and its transposition tables. */
@NullMarked
package dev.foregone.search.memory;

import org.jspecify.annotations.NullMarked;
