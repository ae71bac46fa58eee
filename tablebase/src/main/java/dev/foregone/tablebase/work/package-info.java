/** Threads, their progress, and being stopped. */
@NullMarked
package dev.foregone.tablebase.work;

import org.jspecify.annotations.NullMarked;
