/**
 * The interfaces that plug-ins implement: a {@link dev.foregone.spi.Game} or an {@link dev.foregone.spi.Engine},
 * declared in {@code META-INF/services} and, in a module, with {@code provides}.
 */
@NullMarked
package dev.foregone.spi;

import org.jspecify.annotations.NullMarked;
