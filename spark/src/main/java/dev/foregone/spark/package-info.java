/** Whole games solved on a cluster of Apache Spark. */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.spark;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
