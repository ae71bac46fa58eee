/** The engine {@code memo}: pruned search with a transposition table. */
@NullMarked
package dev.foregone.engine.memo;

import org.jspecify.annotations.NullMarked;
