/**
 * The proof of a file by the rules alone. By plain rules, it shares no more with what builds one than the look-up of a key; by packed
 * rules, which is quicker, also what takes the best of a position's children.
 */
@NullMarked
package dev.foregone.tablebase.verify;

import org.jspecify.annotations.NullMarked;
