package dev.foregone.tablebase.builder.threads;

import dev.foregone.tablebase.threads.Workers;

/**
 * What a build on this machine works with.
 *
 * @param workers its threads
 * @param memoryBytes the most memory that positions may take at one time
 * @param progress receives its progress
 */
public record Resources(Workers workers, long memoryBytes, MonotoneProgress progress) {}
