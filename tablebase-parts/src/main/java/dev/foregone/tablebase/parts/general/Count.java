package dev.foregone.tablebase.parts.general;

import java.io.Serializable;

/**
 * What a partition counts in a superstep.
 *
 * @param fresh positions found, or settled, in it: those from which the next superstep goes on
 * @param all while positions are found, all that are known; later, those whose labels have changed
 */
record Count(long fresh, long all) implements Serializable {}
