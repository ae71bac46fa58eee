/**
 * Whole games in files: {@link dev.foregone.tablebase.Tablebase} reads and proves one. What it is told and reports besides is in {@link
 * dev.foregone.tablebase.report}.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.tablebase;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
