/** Threads, their progress, and being stopped. */
@NullMarked
package dev.foregone.tablebase.threads;

import org.jspecify.annotations.NullMarked;
