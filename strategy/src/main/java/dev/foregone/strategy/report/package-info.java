/** What a strategy claims, counts and reports. */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.strategy.report;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
