/**
 * Whole games built partition by partition on a {@link dev.foregone.tablebase.cluster.Cluster}, with the same work on
 * each partition as on one machine.
 *
 * <p>Here is what all such games need: the {@link StepFiles} of partitions and the {@link Checkpoints} of
 * the driver, which resumes after the last superstep that was finished; keys in {@link KeyRanges}, and the blocks in which
 * keys and outcomes are sent. The packages below have the supersteps themselves: {@code layered} for games with layers,
 * {@code general} for all.
 */
@NullMarked
package dev.foregone.tablebase.partitioned;

import org.jspecify.annotations.NullMarked;
