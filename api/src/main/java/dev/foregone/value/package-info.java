/** What values of all packages have in common. */
@NullMarked
@Stability(Level.INTERNAL)
package dev.foregone.value;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
