/** Help for the author of a {@link dev.foregone.spi.Ranking}: sets of squares, and groups of equal pieces, as dense numbers. */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.spi.rank;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
