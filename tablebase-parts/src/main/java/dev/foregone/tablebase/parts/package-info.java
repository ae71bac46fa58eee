/**
 * Whole games built partition by partition on a {@link dev.foregone.tablebase.builder.cluster.Cluster}, with the same work on
 * each partition as on one machine. The supersteps are in {@code layered} for games with layers, in {@code general} for all.
 */
@NullMarked
package dev.foregone.tablebase.parts;

import org.jspecify.annotations.NullMarked;
