/** The explorer: a page for any game, and the JSON behind it. */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.explorer;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
