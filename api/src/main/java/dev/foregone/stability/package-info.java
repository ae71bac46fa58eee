/** How far others may build on what is public. */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.stability;

import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
