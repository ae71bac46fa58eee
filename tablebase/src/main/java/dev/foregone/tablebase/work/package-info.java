/** Files that are there whole or not at all, threads, and being stopped. */
@NullMarked
package dev.foregone.tablebase.work;

import org.jspecify.annotations.NullMarked;
