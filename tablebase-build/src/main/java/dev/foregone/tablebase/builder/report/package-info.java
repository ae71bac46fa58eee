/** What a build reports. */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.tablebase.builder.report;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
