/** Finds the games and engines available at run time, and reports what became of each. */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.registry;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
