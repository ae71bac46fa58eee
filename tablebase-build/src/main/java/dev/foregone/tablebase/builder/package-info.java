/**
 * Whole games solved on one machine: {@link dev.foregone.tablebase.builder.TablebaseBuilder} writes every position to a file, {@link
 * dev.foregone.tablebase.builder.WholeGame} keeps them in memory.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.tablebase.builder;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
