/**
 * The interface to the machines that build a tablebase together: they run work on numbered partitions, and carry blocks
 * of bytes between these. For a cluster of another kind, implement {@link dev.foregone.tablebase.builder.cluster.Cluster}.
 */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.tablebase.builder.cluster;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
