/** How much memory there is, and that it is not enough. */
@NullMarked
package dev.foregone.tablebase.memory;

import org.jspecify.annotations.NullMarked;
