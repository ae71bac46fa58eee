/**
 * The interfaces that plug-ins implement: a {@link dev.foregone.spi.Game} or an {@link dev.foregone.spi.Engine},
 * declared in {@code META-INF/services} and, in a module, with {@code provides}.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
