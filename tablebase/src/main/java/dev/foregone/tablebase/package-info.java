/**
 * Whole games: {@link dev.foregone.tablebase.TablebaseBuilder} solves every position, {@link
 * dev.foregone.tablebase.Tablebase} reads and proves the file; {@link dev.foregone.tablebase.WholeGame} does it in
 * memory. What they are told and report besides is in {@link dev.foregone.tablebase.report}.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.tablebase;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
