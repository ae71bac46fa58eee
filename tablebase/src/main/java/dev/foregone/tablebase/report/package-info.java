/** What a build and a verification are told, and what they report. */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.tablebase.report;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
