/**
 * What all supersteps need: the {@link dev.foregone.tablebase.parts.steps.StepFiles} of partitions and the {@link
 * dev.foregone.tablebase.parts.steps.Checkpoints} of the driver, which resumes after the last superstep that was finished; keys in {@link
 * dev.foregone.tablebase.parts.steps.KeyRanges}, and the blocks in which keys are sent, which {@link
 * dev.foregone.tablebase.parts.steps.Batches} collect.
 */
@NullMarked
package dev.foregone.tablebase.parts.steps;

import org.jspecify.annotations.NullMarked;
