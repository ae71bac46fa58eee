/** What a position is called in a tablebase: its packed number, its rank, or a hash of its notation. */
@NullMarked
package dev.foregone.tablebase.keys;

import org.jspecify.annotations.NullMarked;
