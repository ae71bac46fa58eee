/**
 * Games with layers, partition by partition: each layer's keys in ranges, and the outcomes of children asked for by the
 * ranges that have the parents.
 */
@NullMarked
package dev.foregone.tablebase.parts.layered;

import org.jspecify.annotations.NullMarked;
