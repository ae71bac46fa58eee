/** Numbers as few bits: prefix codes, deltas of keys, outcomes. */
@NullMarked
package dev.foregone.tablebase.coding;

import org.jspecify.annotations.NullMarked;
