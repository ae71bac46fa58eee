/** What a verification is told, and what it reports. */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.tablebase.report;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
