/** What the threads of a build share. */
@NullMarked
package dev.foregone.tablebase.builder.threads;

import org.jspecify.annotations.NullMarked;
