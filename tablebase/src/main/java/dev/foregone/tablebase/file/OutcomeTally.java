package dev.foregone.tablebase.file;

/**
 * How many positions of a section have an outcome.
 *
 * @param code the outcome
 * @param positions how many have it
 * @param firstKey the least of them
 */
public record OutcomeTally(int code, long positions, long firstKey) {}
