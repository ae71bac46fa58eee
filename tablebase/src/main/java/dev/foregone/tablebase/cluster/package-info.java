/**
 * What a tablebase built on several machines asks of them: to run work on numbered partitions, and to carry blocks of
 * bytes between these. Who has a cluster of another kind implements {@link dev.foregone.tablebase.cluster.Cluster} for
 * it.
 */
@NullMarked
package dev.foregone.tablebase.cluster;

import org.jspecify.annotations.NullMarked;
