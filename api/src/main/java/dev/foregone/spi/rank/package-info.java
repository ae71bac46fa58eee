/** Help for the author of a {@link dev.foregone.spi.Ranking}: sets of squares, and groups of equal pieces, as dense numbers. */
@NullMarked
package dev.foregone.spi.rank;

import org.jspecify.annotations.NullMarked;
