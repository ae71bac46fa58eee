/** Threads, the progress of reading, and being stopped. */
@NullMarked
package dev.foregone.tablebase.threads;

import org.jspecify.annotations.NullMarked;
