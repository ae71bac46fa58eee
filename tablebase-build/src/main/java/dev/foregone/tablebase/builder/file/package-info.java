/** Writes the tablebase file: chooses its codes, then encodes its blocks. */
@NullMarked
package dev.foregone.tablebase.builder.file;

import org.jspecify.annotations.NullMarked;
